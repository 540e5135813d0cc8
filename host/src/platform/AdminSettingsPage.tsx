import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/adapters/call'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { getPlatformSettings } from '@msdat/sdk/contracts/platform'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { MailTest } from './MailTest.tsx'
import { PlatformForm } from './PlatformForm.tsx'
import './platform.css'

type Settings = OutputOf<typeof getPlatformSettings>

/** What admins set of the installation. */
export const AdminSettingsPage = observer(function AdminSettingsPage() {
  const [settings] = useState(() => new RemoteValue<Settings>(() => call(getPlatformSettings, {})))
  useEffect(() => void settings.load(), [settings])
  return (
    <>
      <h1>Settings</h1>
      <RemoteFrame state={settings.state} onRetry={() => void settings.load()}>
        {({ is_mail_sent, ...value }) => (
          <>
            <section className="card platform-part stack" aria-labelledby="platform-title">
              <h2 id="platform-title">The platform</h2>
              <PlatformForm settings={value} />
            </section>
            <section className="card platform-part stack" aria-labelledby="mail-title">
              <h2 id="mail-title">E-mail</h2>
              <MailTest isSent={is_mail_sent} />
            </section>
          </>
        )}
      </RemoteFrame>
    </>
  )
})
