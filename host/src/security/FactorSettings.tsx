import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  changeSecuritySettings,
  getSecuritySettings,
  type SecuritySettings,
} from '@msdat/sdk/contracts/secondFactor'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Switch } from '../parts/Switch.tsx'
import { AskPassword } from './AskPassword.tsx'
import { factorNames, isApp, type AppFactor, type Factor } from './factorNames.ts'
import { MakeCodesDialog } from './MakeCodesDialog.tsx'
import { SetUpAppDialog } from './SetUpAppDialog.tsx'
import { SetUpPhoneDialog } from './SetUpPhoneDialog.tsx'

type Asked =
  | { kind: 'set up'; app: AppFactor }
  | { kind: 'phone' }
  | { kind: 'switch'; factor: Factor; isOn: boolean }
  | { kind: 'codes' }

const hints: Record<Factor, string> = {
  googleAuthenticator: 'Six digits that the app shows. It works without a network.',
  microsoftAuthenticator: 'The same with the other app. Scan the same picture with both to use both.',
  email: 'Six digits that are sent to your confirmed address.',
  sms: 'Six digits that are sent to your telephone.',
}

/** What is asked for after the password. */
export const FactorSettings = observer(function FactorSettings({ user }: { user: string }) {
  const [remote] = useState(() => new RemoteValue(() => call(getSecuritySettings, { id: user })))
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => void remote.load(), [remote])
  const { state } = remote
  if (state.status === 'failed') {
    return <LoadFailure problem={state.problem} onRetry={() => void remote.load()} />
  }
  if (state.status !== 'ready')
    return (
      <p role="status" className="factors-to-come">
        Loading your settings…
      </p>
    )
  const settings = state.value
  const close = (): void => setAsked(null)
  const wish = (factor: Factor, isOn: boolean): void => {
    if (factor === 'sms' && isOn) return setAsked({ kind: 'phone' })
    const hasApp = settings.googleAuthenticator || settings.microsoftAuthenticator
    setAsked(
      isOn && isApp(factor) && !hasApp ? { kind: 'set up', app: factor } : { kind: 'switch', factor, isOn },
    )
  }
  const factors = (Object.keys(factorNames) as Factor[]).filter(
    (name) => name !== 'sms' || settings.has_sms || settings.sms,
  )
  return (
    <>
      <ul className="factors">
        {factors.map((factor) => (
          <li key={factor}>
            <Switch
              label={factorNames[factor]}
              isOn={settings[factor]}
              onChange={(isOn) => wish(factor, isOn)}
            />
            <p className="small muted">
              {hints[factor]}
              {factor === 'sms' && settings.phone !== '' && ` It is ${settings.phone}.`}
            </p>
          </li>
        ))}
      </ul>
      {factors.some((factor) => settings[factor]) && (
        <p>
          <button type="button" className="button button-outline" onClick={() => setAsked({ kind: 'codes' })}>
            Make new recovery codes
          </button>
        </p>
      )}
      {asked?.kind === 'set up' && (
        <SetUpAppDialog user={user} app={asked.app} onClose={close} onChanged={() => void remote.load()} />
      )}
      {asked?.kind === 'phone' && (
        <SetUpPhoneDialog user={user} onClose={close} onChanged={(next) => remote.take(next)} />
      )}
      {asked?.kind === 'codes' && <MakeCodesDialog user={user} onClose={close} />}
      {asked?.kind === 'switch' && (
        <Dialog
          title={`Switch ${asked.isOn ? 'on' : 'off'}: ${factorNames[asked.factor]}`}
          hasForm
          onClose={close}
        >
          <AskPassword
            action={asked.isOn ? 'Switch on' : 'Switch off'}
            send={async (password) =>
              remote.take(
                await call(changeSecuritySettings, { ...wanted(settings, asked), id: user, password }),
              )
            }
            onDone={close}
          />
        </Dialog>
      )}
    </>
  )
})

function wanted(
  { has_sms: _, phone: _phone, ...flags }: SecuritySettings,
  { factor, isOn }: { factor: Factor; isOn: boolean },
) {
  return { ...flags, [factor]: isOn }
}
