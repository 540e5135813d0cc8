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

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const signature = 'MSDAT: health data of Nigeria from several sources'

export function renderMail({ subject, paragraphs, action, footnote }: MailWords): RenderedMail {
  const ending = footnote ? [footnote] : []
  return {
    subject: oneLine(subject),
    text: [
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      `-- \n${[signature, ...ending].join('\n')}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:40rem">',
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
      ...(action ? [`<p><a href="${escaped(action.url)}">${escaped(action.label)}</a></p>`] : []),
      `<hr><p style="font-size:smaller">${[signature, ...ending].map(escaped).join('<br>')}</p></body></html>`,
    ].join('\n'),
  }
}

// A subject is one header line. Visitors write parts of some.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
