import type { SocialName, SocialProvider } from '../accounts/social/SocialProvider.ts'

const discovery: Record<SocialName, string> = {
  google: 'https://accounts.google.com/.well-known/openid-configuration',
  linkedin: 'https://www.linkedin.com/oauth/.well-known/openid-configuration',
}

/** The providers of which both the id and the secret are set; adds a fault where one of the two is missing. */
export function readSocialProviders(
  environment: Record<string, string | undefined>,
  faults: string[],
): SocialProvider[] {
  return (Object.keys(discovery) as SocialName[]).flatMap((name) => {
    const prefix = `MSDAT_${name.toUpperCase()}_CLIENT`
    const clientId = environment[`${prefix}_ID`]?.trim() ?? ''
    const clientSecret = environment[`${prefix}_SECRET`]?.trim() ?? ''
    const given = environment[`MSDAT_${name.toUpperCase()}_DISCOVERY_URL`]?.trim() ?? ''
    if (given !== '' && !isSafeAddress(given)) {
      faults.push(
        `MSDAT_${name.toUpperCase()}_DISCOVERY_URL must begin with https://, but on this machine itself.`,
      )
    }
    if (clientId !== '' && clientSecret !== '') {
      return [{ name, clientId, clientSecret, discoveryUrl: given || discovery[name] }]
    }
    if (clientId !== '' || clientSecret !== '') {
      faults.push(`${prefix}_ID and ${prefix}_SECRET belong together; set both or neither.`)
    }
    return []
  })
}

/** Who can change what a provider says on its way can sign in as anybody. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}
