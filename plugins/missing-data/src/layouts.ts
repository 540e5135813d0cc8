import type { GapSubject } from './gaps.ts'

/** A card as it would be with figures: what it shows, in which unit, and up to how much. */
export interface Layout {
  title: string
  unit: string
  most: number
  /** Whether it would show places or a run of time. */
  over: 'states' | 'quarters' | 'weeks'
}

/** What the missing figures would be shown as. The ranges are round numbers, and say nothing about any place. */
export const layouts: Record<GapSubject, readonly Layout[]> = {
  financing: [
    { title: 'Health spending for each person', unit: 'naira', most: 20_000, over: 'states' },
    { title: 'People covered by health insurance', unit: '%', most: 100, over: 'states' },
    { title: 'Budget for health that was released', unit: '%', most: 100, over: 'quarters' },
  ],
  workforce: [
    { title: 'Doctors', unit: 'per 10,000 people', most: 10, over: 'states' },
    { title: 'Nurses and midwives', unit: 'per 10,000 people', most: 30, over: 'states' },
    { title: 'Posts that are vacant', unit: '%', most: 100, over: 'quarters' },
  ],
  facilities: [
    { title: 'Facilities with power around the clock', unit: '%', most: 100, over: 'states' },
    { title: 'Facilities with a cold chain that works', unit: '%', most: 100, over: 'states' },
    { title: 'Facilities without stock of a tracer medicine', unit: '%', most: 100, over: 'quarters' },
  ],
  surveillance: [
    { title: 'Suspected cases', unit: 'cases a week', most: 500, over: 'weeks' },
    { title: 'Confirmed cases', unit: 'cases', most: 200, over: 'states' },
    { title: 'Weekly reports that came on time', unit: '%', most: 100, over: 'states' },
  ],
  maps: [
    { title: 'People within an hour of a facility', unit: '%', most: 100, over: 'states' },
    { title: 'Travel time to the nearest facility', unit: 'minutes', most: 120, over: 'states' },
  ],
  performance: [
    { title: 'Target of the quarter that was reached', unit: '%', most: 100, over: 'states' },
    { title: 'Skilled birth attendance, routine reports', unit: '%', most: 100, over: 'quarters' },
    { title: 'Reports that are complete', unit: '%', most: 100, over: 'states' },
  ],
  'cemonc-1-5': [
    { title: 'Module 1: facilities with power and water', unit: '%', most: 100, over: 'states' },
    { title: 'Module 2: facilities with staff around the clock', unit: '%', most: 100, over: 'states' },
    { title: 'Module 3: essential drugs at hand', unit: '%', most: 100, over: 'states' },
    { title: 'Module 4: caesareans among deliveries', unit: '%', most: 30, over: 'quarters' },
    { title: 'Module 5: facilities with all signal functions', unit: '%', most: 100, over: 'states' },
  ],
  'cemonc-7-10': [
    { title: 'Module 7: partographs filled in rightly', unit: '%', most: 100, over: 'states' },
    { title: 'Module 8: caesareans with an indication on record', unit: '%', most: 100, over: 'states' },
    { title: 'Module 9: complications treated by the standard', unit: '%', most: 100, over: 'quarters' },
    { title: 'Module 10: newborns who were resuscitated in time', unit: '%', most: 100, over: 'states' },
  ],
}

export interface SimulatedRow {
  name: string
  value: number
}

/** Made up from the words alone: the same at every visit, and of no place. */
export function simulate({ title, most, over }: Layout, places: readonly { name: string }[]): SimulatedRow[] {
  const runs = Array.from({ length: 12 }, (_, at) => ({
    name: `${over === 'weeks' ? 'Week' : 'Quarter'} ${at + 1}`,
  }))
  return (over === 'states' ? places : runs).map(({ name }) => {
    const share = 0.15 + 0.75 * shareOf(`${title} ${name}`)
    return { name, value: Number((share * most).toPrecision(2)) }
  })
}

/** From 0 to 1, by the FNV-1a hash of the words. */
function shareOf(words: string): number {
  let hash = 0x811c9dc5
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
