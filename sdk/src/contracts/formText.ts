import * as Type from 'typebox'

type TextOptions = Omit<NonNullable<Parameters<typeof Type.String>[0]>, 'maxLength' | 'pattern'>

/** One line: control characters have no place in it, and PostgreSQL cannot keep a NUL. */
export const Line = (maxLength: number, options: TextOptions = {}) =>
  Type.String({ ...options, maxLength, pattern: '^[^\\x00-\\x1f\\x7f]*$' })

/** A text of several lines that is not blank. The first sign that is no space is looked for once, so checking takes no time. */
export const Words = (maxLength: number, options: TextOptions = {}) =>
  Type.String({ ...options, minLength: 1, maxLength, pattern: '^\\s*[^\\s\\x00][^\\x00]*$' })

/**
 * One address as browsers take it (HTML Living Standard, "valid e-mail address"), with a dot in its domain. Letters
 * beyond ASCII are not among them: an address could look like another one's.
 */
export const EmailAddress = Type.String({
  maxLength: 254,
  description: 'An e-mail address, such as name@example.org.',
  examples: ['amina@example.org'],
  pattern: "^[\\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\\d-]+(\\.[A-Za-z\\d-]+)+$",
})
