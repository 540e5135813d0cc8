import type { Serve } from '@msdat/sdk/adapters/serve'
import * as contracts from '@msdat/sdk/contracts/platform'
import type { Outbox } from '../mail/Outbox.ts'
import type { PlatformStore } from './PlatformStore.ts'

interface PlatformRoutes {
  platform: PlatformStore
  outbox: Pick<Outbox, 'isSending'>
}

/** The settings of the installation, for admins. */
export function mountPlatform(serve: Serve, { platform, outbox }: PlatformRoutes): void {
  serve(contracts.getPlatformSettings, async () => ({
    ...(await platform.read()),
    is_mail_sent: outbox.isSending,
  }))
  serve(contracts.changePlatformSettings, (given, { actor }) =>
    platform.change({ ...given, platform_name: given.platform_name.trim() }, actor),
  )
}
