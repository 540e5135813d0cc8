import type { Message } from '@msdat/sdk/contracts/messages'
import type { MailWords } from '../renderMail.ts'

const titles: Record<Message['kind'], string> = {
  contact: 'Contact message',
  feedback: 'Feedback',
  partnership: 'Data partnership request',
  interest: 'Interest in a dashboard',
}

/** Tells the administrators what a visitor wrote. */
export function visitorMessage(message: Omit<Message, 'status' | 'updated_at'>): MailWords {
  const { id, kind, name, email, organization, text, details, created_at } = message
  const who = [name, email].filter((part) => part !== '').join(', ') || 'a visitor'
  const facts = Object.entries({ organization, ...details }).filter(([, value]) => value !== '')
  return {
    subject: `${titles[kind]} from ${name || email || 'a visitor'}`,
    paragraphs: [
      `${titles[kind]} ${id} from ${who}, ${created_at}.`,
      ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
      ...(text === '' ? [] : [text]),
    ],
    footnote: 'The address was typed in a form and nobody has checked whose it is. An answer goes to it.',
  }
}
