import type { HealthEvent } from './events.ts'

/** Events of the program area in the years that the figures reach, the newest first. */
export function eventsFor(
  events: readonly HealthEvent[],
  programArea: string,
  periods: readonly string[],
): HealthEvent[] {
  const years = periods.map(yearOf)
  if (years.length === 0) return []
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return events
    .filter(({ programAreas }) => programAreas.length === 0 || programAreas.includes(programArea))
    .filter(({ date }) => yearOf(date) >= first && yearOf(date) <= last)
    .sort((one, other) => other.date.localeCompare(one.date))
}

export const yearOf = (date: string): number => Number(date.slice(0, 4))
