import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { pictureFault } from './ownPictures.ts'

type Lists = Pick<ReferenceLists, 'indicators' | 'datasources' | 'locations'>
type Faults = Record<string, string[]>

/** Refuses a dashboard that does not hold together, and says all that is wrong with it at once. */
export function checkComposition(given: DashboardContent, lists: Lists, sections: readonly string[]): void {
  const { title, indicators, dataSources, defaultIndicators, initialDataSource } = given
  const isIndicator = isAmong(lists.indicators.map(({ id }) => id))
  const isSource = isAmong(lists.datasources.map(({ id }) => id))
  const isPlace = isAmong(lists.locations.map(({ id }) => id))
  throwFaults({
    title: title.trim() === '' ? ['is required'] : [],
    indicators: messages(indicators, isIndicator, (id) => `has ${id}, and there is no such indicator`),
    dataSources: messages(dataSources, isSource, (id) => `has ${id}, and there is no such data source`),
    defaultIndicators: [
      ...messages(defaultIndicators, isIndicator, (id) => `has ${id}, and there is no such indicator`),
      ...messages(defaultIndicators, isAmong(indicators), (id) => `has ${id}, which is not among indicators`),
    ],
    initialDataSource: [
      ...messages([initialDataSource], isSource, (id) => `is ${id}, and there is no such data source`),
      ...messages(
        [initialDataSource],
        isAmong(dataSources),
        (id) => `is ${id}, which is not among dataSources`,
      ),
    ],
    initialLocation: messages(
      [given.initialLocation],
      isPlace,
      (id) => `is ${id}, and there is no such place`,
    ),
    sections: [...sections],
    appearance: given.appearance.logo === '' ? [`has a logo that cannot be drawn: ${pictureFault}`] : [],
  })
}

/** Throws where any field has something said about it. */
export function throwFaults(found: Faults): void {
  const wrong = Object.entries(found).filter(([, texts]) => texts.length > 0)
  const [first] = wrong
  if (first) throw new AppError('invalid_input', `${first[0]} ${first[1][0]}.`, Object.fromEntries(wrong))
}

const isAmong = (ids: readonly number[]) => (id: number) => ids.includes(id)

const messages = (
  ids: readonly number[],
  isRight: (id: number) => boolean,
  wordsFor: (id: number) => string,
): string[] => ids.filter((id) => !isRight(id)).map(wordsFor)
