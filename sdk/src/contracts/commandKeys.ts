/** A key of a command: one letter or digit with Ctrl, Alt, Ctrl and Shift, or Alt and Shift. On a Mac, Ctrl is ⌘ too. */
export const commandKeyPattern = '^(Ctrl|Alt|Ctrl\\+Shift|Alt\\+Shift)\\+[A-Z0-9]$'

const of = (before: string, letters: string): string[] => [...letters].map((letter) => `${before}+${letter}`)

/** What the page itself does at a key. */
const keysOfPage = new Map([['Ctrl+K', 'opens the list that finds anything']])

/** What browsers and systems do at a key, and what they do not let a page take. */
const keysOfBrowsers = new Set([
  ...of('Ctrl', 'ABCDEFGHIJLMNOPQRSTUVWXYZ0123456789'),
  // Closing, reopening, private windows, tools for developers, bookmarks, history, pasting, pictures.
  ...of('Ctrl+Shift', 'ABCDEGHIJKMNOPQRSTUVWYZ0123456789'),
  // Menus, the address, and the tabs of Firefox on Linux.
  ...of('Alt', 'ABDEFGHSTV0123456789'),
  // Toolbars of Chrome and Edge.
  ...of('Alt+Shift', 'ABDIRT0123456789'),
])

/** Who has a key already, as words that follow "it"; null where it is free. */
export function keyTakenBy(key: string): string | null {
  const ofPage = keysOfPage.get(key)
  if (ofPage) return `${ofPage} on every page`
  return keysOfBrowsers.has(key) ? 'means something to browsers' : null
}

interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** A pressed key as manifests write it; null where it can be no key of a command. */
export function commandKeyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  const sign = signOf(key, code)
  const isCtrl = ctrlKey || metaKey
  // Ctrl and Alt together are AltGr, which types letters.
  if (sign === null || isCtrl === altKey) return null
  return `${isCtrl ? 'Ctrl' : 'Alt'}${shiftKey ? '+Shift' : ''}+${sign}`
}

/** With Alt or Shift a key types another sign: then the place of the key counts. */
function signOf(key: string, code: string): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1] ?? null
}
