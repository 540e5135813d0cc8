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

it('takes another address of the configuration of a provider, which nobody on the way can change', () => {
  const google = { MSDAT_GOOGLE_CLIENT_ID: 'id', MSDAT_GOOGLE_CLIENT_SECRET: 'secret' }
  const read = (MSDAT_GOOGLE_DISCOVERY_URL: string) => {
    const faults: string[] = []
    const [found] = readSocialProviders({ ...google, MSDAT_GOOGLE_DISCOVERY_URL }, faults)
    return { address: found?.discoveryUrl, faults: faults.length }
  }
  expect(read('').address).toContain('accounts.google.com')
  for (const address of ['https://id.example.org/x', 'http://127.0.0.1:9000/x', 'http://localhost/x'])
    expect(read(address)).toEqual({ address, faults: 0 })
  for (const address of ['http://id.example.org/x', 'nothing', 'ftp://localhost/x'])
    expect(read(address).faults).toBe(1)
})
