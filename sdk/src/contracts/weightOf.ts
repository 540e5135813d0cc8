/** Some 270 microseconds for a sign whose font is another than that of the sign before it, and 7 for a Latin letter. */
const ofOtherSign = 40
/** More than a Latin letter, whose forms do not hang on those beside it. */
const ofArabicLetter = 3
const arabic = /[\u0621-\u0669]/g
/** Arabic letters in a row, with the marks that every font of theirs has, or a sign that is neither of the Latin letters with their marks nor of those of a sentence. */
const other =
  /[\u0621-\u063a\u0640-\u0652\u0660-\u0669][\u060c\u061b\u061f\u0621-\u063a\u0640-\u0652\u0660-\u0669 ]*|[^\0-\u036f\u1e00-\u1eff\u2010-\u2027]/gu

/** What it takes a browser to draw a text, in Latin letters. Each change of font begins a piece that is drawn by itself. */
export const weightOf = (text: string): number =>
  text.length +
  ofOtherSign * (text.match(other)?.length ?? 0) +
  ofArabicLetter * (text.match(arabic)?.length ?? 0)
