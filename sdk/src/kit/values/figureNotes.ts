import type { DataSource, Factor, Indicator } from '../../contracts/reference.ts'
import { isPercentage } from './formatValue.ts'
import { caution, warning, type TonedNote } from './note.ts'
import type { Figure } from './readFigures.ts'

interface Shown {
  indicator: Pick<Indicator, 'id'>
  factor: Pick<Factor, 'display_factor'> | undefined
  sources: readonly Pick<DataSource, 'id' | 'datasource' | 'simulated'>[]
  figures: readonly Figure[]
  /** How many of the places shown have no figure; 0 where left out. */
  missing?: number
}

/** What the lists of indicators and sources do not say, and a reader of their figures should know. */
const definitions: Record<number, string> = {
  8: 'Counts mothers who were checked within two days of the birth.',
  10: 'Counts treatment with oral rehydration salts or fluids made at home.',
  398: 'Counts newborns who were checked within two days of birth.',
  399: 'Zero dose means that a child has had no vaccine at all.',
}
const malaria = new Set([24, 406])
const igme = 26
const vitaminA = 17
const worldBank = 7

/** Sources that repeat another: their agreement is an echo and confirms nothing. */
const echoes = [
  {
    echo: 7,
    of: 10,
    indicators: [18, 20],
    words: 'World Bank repeats the figures of WUENIC: where the two agree, that is one source, not two.',
  },
  {
    echo: 9,
    of: 26,
    indicators: [30, 31, 32],
    words: 'WHO-GHO repeats the 2017 round of UN IGME: where the two agree, that is one source, not two.',
  },
]

/** Sentences that belong beside the figures shown. */
export function figureNotes({ indicator, factor, sources, figures, missing = 0 }: Shown): TonedNote[] {
  const notes: TonedNote[] = []
  const simulated = sources.filter(({ simulated }) => simulated).map(({ datasource }) => datasource)
  if (simulated.length > 0)
    notes.push(warning(`The figures of ${simulated.join(' and ')} are simulated, not observed.`))
  const above = isPercentage(factor) ? figures.filter(({ value }) => value > 100).length : 0
  if (above > 0) {
    notes.push(
      caution(
        `${above === 1 ? 'One figure exceeds' : `${above} figures exceed`} 100%: routine reports divide by an estimated population. Shown as published.`,
      ),
    )
  }
  const isZero = ({ datasource, value }: Figure): boolean => datasource === worldBank && value === 0
  if (indicator.id === vitaminA && figures.some(isZero))
    notes.push(
      caution('World Bank gives 0% for years in which no campaign was reported: it may mean “not known”.'),
    )
  const isOldMalaria =
    malaria.has(indicator.id) && figures.some(({ period }) => period === '2015' || period === '2018')
  if (isOldMalaria && missing > 0) {
    notes.push(
      caution(
        'States without a figure had a prevalence under 10%, which was not published: a mean of the states shown is too high.',
      ),
    )
  }
  if (figures.some(({ datasource, location }) => datasource === igme && location === 1)) {
    notes.push(
      caution(
        'National figures of UN IGME are those of its 2017 round and read lower than later rounds; World Bank has the newest.',
      ),
    )
  }
  for (const { echo, of, indicators, words } of echoes) {
    const shown = new Set(figures.map(({ datasource }) => datasource))
    if (indicators.includes(indicator.id) && shown.has(echo) && shown.has(of)) notes.push(caution(words))
  }
  const definition = definitions[indicator.id]
  return definition ? [...notes, { tone: 'info', text: definition }] : notes
}
