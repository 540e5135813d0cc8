import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPicture } from './drawPicture.ts'

/** As much of an element as drawing needs. */
class Drawn {
  textContent = ''
  readonly children: Drawn[] = []
  readonly attributes = new Map<string, string>()
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  appendChild(child: Drawn): Drawn {
    this.children.push(child)
    return child
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
}

beforeEach(() => void vi.stubGlobal('document', { createElementNS: () => new Drawn() }))
afterEach(() => vi.unstubAllGlobals())

describe('drawPicture', () => {
  const drawing = () => {
    const node = new Drawn()
    node.setAttribute('width', '300')
    node.setAttribute('height', '200')
    return node
  }
  const drawn = (notes: readonly string[]) => {
    const words = { title: 'Coverage', lines: ['Kano · 2018'], legend: [], notes, foot: ['Source: NDHS'] }
    const colours = { surface: '#fff', text: '#111', muted: '#777' }
    const picture = drawPicture(drawing() as never, words, colours) as unknown as Drawn
    const texts = picture.children.filter(({ textContent }) => textContent)
    return {
      height: Number(picture.attributes.get('height')),
      texts: texts.map(({ textContent, attributes }) => ({
        text: textContent,
        y: Number(attributes.get('y')),
      })),
    }
  }

  it('writes the notes between the drawing and its source, broken to the width of the picture', () => {
    const note =
      '* No figure was published for these zones: each is the mean of its states, weighted by population.'
    const { texts, height } = drawn([note, 'Shown as published.'])
    const lines = texts.map(({ text }) => text)
    const notes = lines.slice(2, -1)
    expect(notes.length).toBeGreaterThan(2)
    expect(notes.join(' ')).toBe(`${note} Shown as published.`)
    // Letters of this size are six wide, and 420 are between the margins.
    for (const line of notes) expect(line.length * 6).toBeLessThanOrEqual(420)
    expect(lines.at(-1)).toBe('Source: NDHS')
    const places = texts.map(({ y }) => y)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[2]).toBeGreaterThan((places[1] ?? 0) + 200)
    expect(height).toBeGreaterThan(places.at(-1) ?? Infinity)
  })

  it('leaves no gap where there is nothing to note', () => {
    expect(drawn([]).texts.map(({ text }) => text)).toEqual(['Coverage', 'Kano · 2018', 'Source: NDHS'])
    expect(drawn([]).height).toBeLessThan(drawn(['A note.']).height)
  })
})
