import type { ShelfFigure } from './FigureShelf.ts'

/** The figures of each source and period; groups stand in the order of their first figure. */
export function bySourceAndPeriod(figures: readonly ShelfFigure[]): ShelfFigure[][] {
  const groups = new Map<string, ShelfFigure[]>()
  for (const figure of figures) {
    const key = `${figure.datasource}/${figure.period}`
    const group = groups.get(key)
    if (group) group.push(figure)
    else groups.set(key, [figure])
  }
  return [...groups.values()]
}
