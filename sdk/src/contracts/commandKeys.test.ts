import { describe, expect, it } from 'vitest'
import { commandKeyOf, commandKeyPattern, keyTakenBy } from './commandKeys.ts'

const press = (key: string, held: string, code = '') =>
  commandKeyOf({
    key,
    code,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
  })

describe('the key of a command', () => {
  it('is read as manifests write it', () => {
    expect(press('P', 'Alt Shift')).toBe('Alt+Shift+P')
    expect(press('f', 'Ctrl')).toBe('Ctrl+F')
    expect(press('f', 'Meta Shift')).toBe('Ctrl+Shift+F')
    // On a Mac, Alt types another sign.
    expect(press('∏', 'Alt Shift', 'KeyP')).toBe('Alt+Shift+P')
    expect(press('!', 'Alt Shift', 'Digit1')).toBe('Alt+Shift+1')
  })

  it('has Ctrl or Alt and not both, and is a letter or a digit', () => {
    expect(press('p', '')).toBeNull()
    expect(press('P', 'Shift')).toBeNull()
    expect(press('e', 'Ctrl Alt')).toBeNull()
    expect(press('ArrowLeft', 'Ctrl Shift', 'ArrowLeft')).toBeNull()
    expect('Ctrl+Alt+P').not.toMatch(new RegExp(commandKeyPattern))
    expect('Shift+P').not.toMatch(new RegExp(commandKeyPattern))
  })

  it('is not one of the page or of browsers', () => {
    expect(keyTakenBy('Ctrl+K')).toMatch(/opens the list/)
    for (const key of ['Ctrl+T', 'Ctrl+Shift+I', 'Alt+D', 'Ctrl+1'])
      expect(keyTakenBy(key)).toMatch(/browsers/)
    for (const key of ['Alt+Shift+P', 'Alt+Shift+F', 'Ctrl+Shift+X']) expect(keyTakenBy(key)).toBeNull()
  })
})
