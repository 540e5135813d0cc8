import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import * as Type from 'typebox'
import { call } from '@msdat/sdk/http/call'
import { beginAuthenticator, confirmAuthenticator } from '@msdat/sdk/contracts/secondFactor'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { AskPassword } from './AskPassword.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { factorNames, type AppFactor } from './factorNames.ts'

interface SetUpAppDialogProps {
  user: string
  app: AppFactor
  onClose: () => void
  onChanged: () => void
}

interface Begun {
  uri: string
  secret: string
  recovery_codes: string[]
}

/** Password, QR code, first code, recovery codes: then the app is asked for at each sign-in. */
export function SetUpAppDialog({ user, app, onClose, onChanged }: SetUpAppDialogProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const begin = async (password: string): Promise<void> =>
    setBegun(await call(beginAuthenticator, { id: user, password }))
  const finish = (): void => {
    setConfirmed(true)
    onChanged()
  }
  return (
    <Dialog title={`Set up ${factorNames[app]}`} hasForm onClose={onClose}>
      {!begun && <AskPassword action="Go on" send={begin} onDone={() => undefined} />}
      {begun && !isConfirmed && <ScanAndConfirm {...{ user, app, begun }} onDone={finish} />}
      {begun && isConfirmed && (
        <>
          <RecoveryCodes codes={begun.recovery_codes} />
          <div className="dialog-actions">
            <button type="button" className="button button-primary" onClick={onClose}>
              I have kept them
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

const Code = Type.Object(
  { code: Type.String({ pattern: '^ *(\\d *){6}$' }) },
  { additionalProperties: false },
)
const fields: FieldSpecs = {
  code: {
    label: 'Code',
    autoComplete: 'one-time-code',
    fault: 'Please enter the six digits that the app shows',
  },
}

interface ScanProps {
  user: string
  app: AppFactor
  begun: Begun
  onDone: () => void
}

const ScanAndConfirm = observer(function ScanAndConfirm({ user, app, begun, onDone }: ScanProps) {
  const form = useForm({
    body: Code,
    fields,
    send: ({ code }) => call(confirmAuthenticator, { id: user, app, code: code.trim() }),
    texts: { saved: '' },
  })
  return (
    <>
      <p>Scan this picture with the app, then enter the code that it shows.</p>
      <QrCode text={begun.uri} label="QR code for the authenticator app" />
      <p className="small muted">
        No camera? Type this into the app: <code className="app-secret">{begun.secret}</code>
      </p>
      <ContractForm form={form} action="Confirm" isFocused onSaved={onDone} />
    </>
  )
})
