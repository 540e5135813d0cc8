import type { Message } from '@msdat/sdk/contracts/messages'
import type { MailWords } from '../renderMail.ts'

const subjects: Record<Message['kind'], string> = {
  contact: 'Your message',
  feedback: 'Your feedback',
  partnership: 'Your request for a data partnership',
  interest: 'The dashboard you asked for',
}

/** What the administrators answer, with what the visitor had written. */
export function answerToVisitor(message: Pick<Message, 'kind' | 'name' | 'text'>, answer: string): MailWords {
  const { kind, name, text } = message
  return {
    subject: `Answer: ${subjects[kind]}`,
    paragraphs: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      answer,
      ...(text === '' ? [] : [`You wrote:\n${text.replaceAll(/^/gm, '> ')}`]),
    ],
  }
}
