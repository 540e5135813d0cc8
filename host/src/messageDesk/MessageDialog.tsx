import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { changeMessage, getMessage, removeMessage, type Message } from '@msdat/sdk/contracts/messages'
import { useStores } from '../app/Stores.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { formNames } from './formNames.ts'

interface MessageDialogProps {
  id: number
  onChanged: () => void
  onClose: () => void
}

/** One message in full, its answer, and what else can be done about it. */
export const MessageDialog = observer(function MessageDialog({ id, onChanged, onClose }: MessageDialogProps) {
  const { toasts } = useStores()
  const [message] = useState(() => new RemoteValue<Message>(() => call(getMessage, { id })))
  useEffect(() => void message.load(), [message])
  const run = async (change: () => Promise<Message>, done: string): Promise<boolean> => {
    try {
      message.take(await change())
      toasts.show({ tone: 'success', message: done })
      onChanged()
      return true
    } catch (error) {
      toasts.showProblem(toProblem(error))
      return false
    }
  }
  const remove = async (): Promise<void> => {
    if (await run(() => call(removeMessage, { id }), 'The message is removed.')) onClose()
  }
  const title = message.value ? formNames[message.value.kind] : 'Message'
  return (
    <Dialog title={title} size="wide" hasForm onClose={onClose}>
      <RemoteFrame state={message.state} onRetry={() => void message.load()}>
        {(value) => (
          <div className="stack">
            <MessageFacts message={value} />
            {value.status === 'open' && value.email !== '' && (
              <AnswerForm
                message={value}
                onAnswered={(answered) => {
                  message.take(answered)
                  onChanged()
                }}
              />
            )}
            {value.email === '' && (
              <p className="muted">No e-mail address came with it, so nobody can be answered.</p>
            )}
            <div className="row">
              <button
                type="button"
                className="button button-outline"
                onClick={() =>
                  void run(
                    () => call(changeMessage, { id, status: value.status === 'open' ? 'answered' : 'open' }),
                    value.status === 'open' ? 'Marked as answered.' : 'Marked as open.',
                  )
                }
              >
                {value.status === 'open' ? 'Mark as answered without a mail' : 'Mark as open again'}
              </button>
              <button type="button" className="button button-danger" onClick={() => void remove()}>
                Remove
              </button>
            </div>
          </div>
        )}
      </RemoteFrame>
    </Dialog>
  )
})
