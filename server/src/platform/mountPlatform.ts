import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/platformSettings'
import type { Outbox } from '../mail/Outbox.ts'
import type { PlatformStore } from './PlatformStore.ts'

const allProviders = ['google', 'linkedin'] as const

interface PlatformRoutes {
  platform: PlatformStore
  outbox: Pick<Outbox, 'isSending'>
  publicUrl: string
  /** Whose sign-in this installation trusts. */
  socialNames: readonly string[]
}

/** The settings of the installation, for admins. */
export function mountPlatform(serve: Serve, routes: PlatformRoutes): void {
  const { platform, outbox } = routes
  serve(contracts.getPlatformSettings, async () => ({
    ...(await platform.read()),
    is_mail_sent: outbox.isSending,
    social: allProviders.map((provider) => socialState(provider, routes)),
  }))
  serve(contracts.changePlatformSettings, (given, { actor }) =>
    platform.change({ ...given, platform_name: given.platform_name.trim() }, actor),
  )
}

function socialState(
  provider: (typeof allProviders)[number],
  { publicUrl, socialNames }: PlatformRoutes,
): contracts.SocialState {
  const is_configured = socialNames.includes(provider)
  const prefix = `MSDAT_${provider.toUpperCase()}_CLIENT`
  return {
    provider,
    is_configured,
    callback: `${publicUrl}/api/auth/oauth2/callback/${provider}`,
    // The server does not start with one of the two.
    missing: is_configured ? [] : [`${prefix}_ID`, `${prefix}_SECRET`],
  }
}
