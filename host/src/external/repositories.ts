import type { Platform } from '@msdat/sdk/contracts/platform'

/** A repository of somebody else that the site leads to. */
interface Repository {
  title: string
  text: string
  /** Empty where admins have set no address. */
  url: string
}

/** The repository that an address of this site stands for, such as /external-ncdc; null for any other address. */
export function repositoryAt(pathname: string, platform: Platform): Repository | null {
  switch (pathname.replace(/\/$/, '')) {
    case '/external-ncdc':
      return {
        title: 'NCDC dashboard',
        text: 'A dashboard of the Nigeria Centre for Disease Control and Prevention, kept elsewhere.',
        url: platform.external_ncdc,
      }
    case '/external-ndr1':
      return {
        title: 'NDR dashboard 1',
        text: 'The first of two dashboards of the National Data Repository, kept elsewhere.',
        url: platform.external_ndr1,
      }
    case '/external-ndr2':
      return {
        title: 'NDR dashboard 2',
        text: 'The second of two dashboards of the National Data Repository, kept elsewhere.',
        url: platform.external_ndr2,
      }
    default:
      return null
  }
}
