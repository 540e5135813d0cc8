import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { makeRecoveryCodes } from '@msdat/sdk/contracts/secondFactor'
import { Dialog } from '../parts/Dialog.tsx'
import { AskPassword } from './AskPassword.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** New recovery codes in place of those before. */
export function MakeCodesDialog({ user, onClose }: { user: string; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const send = async (password: string): Promise<void> => {
    setCodes((await call(makeRecoveryCodes, { id: user, password })).recovery_codes)
  }
  return (
    <Dialog title="Recovery codes" hasForm onClose={onClose}>
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <div className="dialog-actions">
            <button type="button" className="button button-primary" onClick={onClose}>
              I have kept them
            </button>
          </div>
        </>
      ) : (
        <>
          <p>New codes take the place of those before.</p>
          <AskPassword action="Make new codes" send={send} onDone={() => undefined} />
        </>
      )}
    </Dialog>
  )
}
