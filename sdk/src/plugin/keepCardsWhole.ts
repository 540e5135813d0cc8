import type { Sheets } from '../contracts/bridge.ts'
import type { FrameLink } from './FrameLink.ts'

const cards = '.k-card, .k-answer'
/** Parts whose tops lie no further apart stand beside each other, and go on to the next sheet together. */
const besidePx = 8
/** Browsers round where a sheet ends. */
const slackPx = 12

/**
 * On paper, a card that would lie across the end of a sheet goes on to the next one; of a table that is longer than a
 * sheet, a row does.
 */
export function keepCardsWhole(root: HTMLElement, link: FrameLink): void {
  let sheets: Sheets | null = null
  let takeBack = (): void => {}
  const place = (): void => {
    takeBack()
    takeBack = sheets ? placeOnSheets(root, sheets) : () => {}
  }
  // Charts are drawn anew for the width of paper, some of them later than the frame hears of it.
  const observer = new ResizeObserver(place)
  link.listen((event) => {
    if (event.name !== 'paper') return
    sheets = event.sheets
    document.documentElement.toggleAttribute('data-paper', sheets !== null)
    observer.disconnect()
    if (sheets) observer.observe(root)
    place()
  })
}

/** Answers a function that takes it back. */
function placeOnSheets(root: HTMLElement, sheets: Sheets): () => void {
  const moved: (() => void)[] = []
  const move = (part: HTMLElement, property: 'marginTop' | 'paddingTop', px: number): void => {
    const before = part.style[property]
    moved.push(() => void (part.style[property] = before))
    part.style[property] = `${px}px`
  }
  const all = [...root.querySelectorAll<HTMLElement>(cards)]
  for (const row of besideEachOther(all.filter((card) => !card.parentElement?.closest(cards)))) {
    const span = spanOf(row)
    if (span.bottom - span.top <= sheets.height) {
      const by = missingTo(span, sheets)
      if (by > 0) for (const card of row) move(card, 'marginTop', by)
      continue
    }
    for (const tableRow of row.flatMap((card) => [...card.querySelectorAll('tr')])) {
      const by = missingTo(spanOf([tableRow]), sheets)
      if (by === 0) continue
      for (const cell of tableRow.cells)
        move(cell, 'paddingTop', by + Number.parseFloat(getComputedStyle(cell).paddingTop))
    }
  }
  return () => moved.forEach((takeBack) => takeBack())
}

interface Span {
  top: number
  bottom: number
}

function spanOf(parts: readonly HTMLElement[]): Span {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    top: Math.min(...boxes.map(({ top }) => top)) + window.scrollY,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + window.scrollY,
  }
}

/** How far it has to move down to lie on one sheet; 0 where it does. */
export function missingTo({ top, bottom }: Span, { first, height }: Sheets): number {
  const sheet = Math.max(0, Math.floor((top - first) / height) + 1)
  const end = first + sheet * height
  return bottom <= end ? 0 : Math.ceil(end - top) + slackPx
}

function besideEachOther(all: readonly HTMLElement[]): HTMLElement[][] {
  const rows: { top: number; parts: HTMLElement[] }[] = []
  const placed = all.map((part) => ({ part, top: spanOf([part]).top }))
  for (const { part, top } of placed.toSorted((one, other) => one.top - other.top)) {
    const last = rows.at(-1)
    if (last && top - last.top <= besidePx) last.parts.push(part)
    else rows.push({ top, parts: [part] })
  }
  return rows.map(({ parts }) => parts)
}
