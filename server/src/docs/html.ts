/** Markup that is safe to send: text put into it was escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]

/** Writes markup. Whatever is put in is escaped, but Markup; lists are joined, nothing stands for false and null. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece))
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  if (part === false || part === null || part === undefined) return ''
  return escaped(String(part))
}

/** A text in which names stand between backticks, as descriptions have them, with these as code. */
export const withCode = (text: string): Markup[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

/** A text that stands for itself in markup. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
