import type { Message } from '@msdat/sdk/contracts/messages'
import { momentText } from '../words/momentText.ts'
import './messageDesk.css'

/** Who wrote, when and what; and the answer where there is one. */
export function MessageFacts({ message }: { message: Message }) {
  const { name, email, organization, text, details, answer, created_at } = message
  const facts = Object.entries({
    Name: name,
    'E-mail': email,
    Organization: organization,
    Received: momentText(created_at),
    ...Object.fromEntries(Object.entries(details).map(([key, value]) => [titled(key), value])),
  }).filter(([, value]) => value !== '')
  return (
    <>
      <dl className="message-facts small">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text !== '' && <blockquote className="message-text">{text}</blockquote>}
      {answer !== '' && (
        <section className="stack" aria-label="Answer">
          <h3>Answer</h3>
          <p className="message-text">{answer}</p>
        </section>
      )}
    </>
  )
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
