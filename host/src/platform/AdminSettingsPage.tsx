import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { getPlatformSettings } from '@msdat/sdk/contracts/platformSettings'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { ColourSettings } from './ColourSettings.tsx'
import { LogoSettings } from './LogoSettings.tsx'
import { MailTest } from './MailTest.tsx'
import { PlatformForm } from './PlatformForm.tsx'
import { SocialState } from './SocialState.tsx'
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
        {({ is_mail_sent, logo, colours, social, ...value }) => (
          <>
            <section className="card platform-part stack" aria-labelledby="platform-title">
              <h2 id="platform-title">The platform</h2>
              <PlatformForm settings={value} />
            </section>
            <section className="card platform-part stack" aria-labelledby="logo-title">
              <h2 id="logo-title">Logo</h2>
              <LogoSettings logo={logo} />
            </section>
            <section className="card platform-part stack" aria-labelledby="colours-title">
              <h2 id="colours-title">Colours</h2>
              <ColourSettings colours={colours} />
            </section>
            <section className="card platform-part stack" aria-labelledby="social-title">
              <h2 id="social-title">Sign-in with Google and LinkedIn</h2>
              <SocialState social={social} />
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
