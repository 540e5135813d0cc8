import { expect, it } from 'vitest'
import { readSocialProviders } from './socialProviders.ts'

it('trusts the providers of which id and secret are set, and says where one of them is missing', () => {
  const faults: string[] = []
  const google = { MSDAT_GOOGLE_CLIENT_ID: ' id ', MSDAT_GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readSocialProviders({}, faults)).toEqual([])
  expect(readSocialProviders(google, faults)).toMatchObject([
    { name: 'google', clientId: 'id', clientSecret: 'secret' },
  ])
  expect(faults).toEqual([])
  expect(readSocialProviders({ ...google, MSDAT_LINKEDIN_CLIENT_ID: 'id' }, faults)).toHaveLength(1)
  expect(faults).toEqual([
    'MSDAT_LINKEDIN_CLIENT_ID and MSDAT_LINKEDIN_CLIENT_SECRET belong together; set both or neither.',
  ])
})
