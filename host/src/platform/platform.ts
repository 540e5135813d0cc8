import { Platform } from '@msdat/sdk/contracts/platform'
import { validate } from '@msdat/sdk/contracts/validate/browser'

const defaults: Platform = {
  platform_name: 'MSDAT',
  option_links: [],
  old_versions: [],
  external_ncdc: '',
  external_ndr1: '',
  external_ndr2: '',
  logo: '',
  colours: { light: {}, dark: {} },
}

/** What the server has written into the page of the installation; the defaults where it cannot be read. */
export function readPlatform(text: string | undefined): Platform {
  try {
    const read = validate(Platform, JSON.parse(text ?? ''))
    return read.ok ? read.value : defaults
  } catch {
    return defaults
  }
}

const written =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="msdat-platform"]')?.content

/** As admins have set it when the page was opened. */
export const platform: Platform = readPlatform(written)
