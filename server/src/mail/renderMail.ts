import { escaped } from '../docs/html.ts'

/** What a template gives: plain text and HTML come from the same words. */
export interface MailWords {
  subject: string
  /** Each is one block of text; lines within it are kept. */
  paragraphs: readonly string[]
  /** The one thing to do, as a button. */
  action?: { label: string; url: string }
  /** In small letters at the end, such as why somebody gets this. */
  footnote?: string
}

/** Words that name the platform: it bears the name that its admins gave it. */
export type MailWordsOf = (platform: string) => MailWords

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Whose message it is. */
export interface MailBrand {
  name: string
  /** Full address of its logo; empty where there is none. */
  logo: string
  /** Of the button's words. */
  accent: string
}

export const plainBrand: MailBrand = { name: 'MSDAT', logo: '', accent: '#0b6168' }

export function renderMail(
  words: MailWords | MailWordsOf,
  { name, logo, accent }: MailBrand = plainBrand,
): RenderedMail {
  const { subject, paragraphs, action, footnote } = typeof words === 'function' ? words(name) : words
  const ending = footnote ? [footnote] : []
  const signature = `${name}: health data of Nigeria from several sources`
  return {
    subject: oneLine(subject),
    text: [
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      `-- \n${[signature, ...ending].join('\n')}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:40rem">',
      // With its name beside it: most programs show pictures only when asked.
      ...(logo
        ? [`<p><img src="${escaped(logo)}" alt="" height="40"> <strong>${escaped(name)}</strong></p>`]
        : []),
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
      ...(action
        ? [`<p><a style="color:${accent}" href="${escaped(action.url)}">${escaped(action.label)}</a></p>`]
        : []),
      `<hr><p style="font-size:smaller">${[signature, ...ending].map(escaped).join('<br>')}</p></body></html>`,
    ].join('\n'),
  }
}

// A subject is one header line. Visitors write parts of some.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
