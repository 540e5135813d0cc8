/** An emoji. It may be of several characters, which stand for one. `ℹ` is left out, since it may be part of a name in code. */
const emoji = /(?!\p{ID_Continue})\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]?/u.source
/** Six emoji are joined at most, more than any that is drawn as one. Without an end, a long text would break the search. */
const joined = `${emoji}(?:\\u200d${emoji}){0,5}`
/** A digit in a box, such as 1️⃣. */
const boxed = /[\d#*]\ufe0f\u20e3/u.source
/**
 * By their properties, so that new ones are met as well: control, format, private use, half of a pair, ends of lines,
 * what is drawn as nothing, what is no character. The last ones are drawn as a blank, and no property tells so.
 */
const hidden =
  /(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u
    .source
const eitherOf = new RegExp(`${joined}|${boxed}|(${hidden})`, 'gu')

/** A character that nobody sees where it stands. */
export interface HiddenCharacter {
  character: string
  /** Where in the text. */
  at: number
}

/** The characters of a text that a reader cannot see, but a machine obeys or takes for part of a name. */
export function* hiddenCharacters(text: string): Generator<HiddenCharacter, void> {
  for (const { index, 1: character } of text.matchAll(eitherOf))
    if (character !== undefined) yield { character, at: index }
}

/** The same text, with each hidden character written as its number. */
export const showHidden = (text: string): string =>
  text.replace(eitherOf, (whole: string, character?: string) =>
    character === undefined ? whole : `[${codePointOf(character)}]`,
  )

export const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
