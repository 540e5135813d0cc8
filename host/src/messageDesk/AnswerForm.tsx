import { call } from '@msdat/sdk/http/call'
import { Answer, answerMessage, type Message } from '@msdat/sdk/contracts/messages'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import { useForm } from '../forms/useForm.ts'

interface AnswerFormProps {
  message: Message
  onAnswered: (message: Message) => void
}

/** An answer by e-mail; the message is then marked as answered. */
export function AnswerForm({ message, onAnswered }: AnswerFormProps) {
  const { toasts } = useStores()
  const form = useForm({
    body: Answer,
    fields: { text: { label: `Answer to ${message.email}`, kind: 'textarea', rows: 6, hint: null } },
    send: async (given) => onAnswered(await call(answerMessage, { id: message.id, ...given })),
    draftKey: `answer-${message.id}`,
  })
  const tell = (): void => toasts.show({ tone: 'success', message: 'The answer is on its way.' })
  return <ContractForm form={form} action="Send the answer" busy="Sending…" onSaved={tell} />
}
