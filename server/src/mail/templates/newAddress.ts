import type { MailWordsOf } from '../renderMail.ts'

/** To the new address. */
export const confirmNewAddress =
  (name: string, url: string): MailWordsOf =>
  (platform) => ({
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `Your account on ${platform} is to have this address from now on. Please confirm that it is yours.`,
      'If you have not asked for this, there is nothing to do.',
    ],
    action: { label: 'Use this address', url },
    footnote: 'The link is valid for one day and works once.',
  })

/** To the present address, while the change can still be stopped. */
export const addressIsToChange =
  (name: string, url: string): MailWordsOf =>
  (platform) => ({
    subject: 'Your account is to have another e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `Somebody who knows your password, probably you, has asked for another address for your account on ${platform}.`,
      'If it was not you, choose a new password now: then the change cannot be finished.',
    ],
    action: { label: 'Choose a new password', url },
  })

/** To the old address, once the account has another one. */
export const addressHasChanged =
  (name: string, address: string): MailWordsOf =>
  (platform) => ({
    subject: 'Your account has another e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `The address of your account on ${platform} is ${address} now. Messages no longer come here.`,
      'If it was not you, answer this message or write to the administrators.',
    ],
  })
