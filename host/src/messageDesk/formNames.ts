import type { Message } from '@msdat/sdk/contracts/messages'

/** The forms by which visitors write, as admins read them. */
export const formNames: Record<Message['kind'], string> = {
  contact: 'Contact',
  feedback: 'Feedback',
  partnership: 'Data partnership',
  interest: 'Interest in a dashboard',
}
