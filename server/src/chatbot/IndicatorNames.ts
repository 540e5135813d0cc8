import type { SearchHit } from '@msdat/sdk/contracts/search'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { SearchIndex } from '../search/SearchIndex.ts'
import { stemsOf } from '../search/words.ts'
import { isSoft } from './chatWords.ts'

/** How much better than the next one an indicator must fit to be taken without asking back. */
const clearLead = 1.25
/** "Malaria" stands in eighteen names: the shortest of them is not therefore meant. */
const clearLeadOfOneWord = 3
const manyNames = 3
const mostChoices = 5

export interface FoundIndicators {
  /** Null where it is not clear. */
  named: number | null
  choices: number[]
}

/** Which indicators words can mean: one where it is clear, several where it is not. */
export class IndicatorNames {
  readonly #index: SearchIndex

  constructor({ indicators }: ReferenceLists) {
    this.#index = new SearchIndex(
      indicators.map(({ id, short_name, full_name, program_area, datasources }) => ({
        kind: 'indicator',
        id,
        name: short_name,
        title: full_name,
        detail: program_area,
        description: '',
        weight: datasources.length,
      })),
    )
  }

  /**
   * The indicators that all the words name; none where a single word stays unexplained: a figure for "girls" is not
   * the figure for children. A slip of the pen is no name, so what it may mean is a choice at most.
   */
  find(given: readonly string[]): FoundIndicators {
    const words = given.join(' ') === 'population' ? ['total', 'population'] : given
    if (words.every(isSoft)) return { named: null, choices: [] }
    const { result } = this.#index.find(words.join(' '), { size: 20 })
    const telling = words.filter((word) => !isSoft(word))
    const whole = result.filter((hit) => slipsIn(hit, telling) === 0)
    const [best] = whole
    if (!best) {
      const misspelt = result.filter((hit) => slipsIn(hit, telling) === 1)
      return { named: null, choices: misspelt.slice(0, mostChoices).map(({ id }) => id) }
    }
    const isVague = given.length === 1 && whole.length >= manyNames
    const lead = isVague ? clearLeadOfOneWord : clearLead
    const near = whole.filter(({ score }) => score * lead > best.score).slice(0, mostChoices)
    return near.length === 1
      ? { named: best.id, choices: [] }
      : { named: null, choices: near.map(({ id }) => id) }
  }

  /** Whether the word stands in the name of any indicator. */
  knows(word: string): boolean {
    return this.#index.find(word, { size: 1 }).count > 0
  }
}

/** How many of the words are met by their spelling only; infinite where one is not met at all. */
function slipsIn({ matched }: SearchHit, words: readonly string[]): number {
  const ranks = words.map((word) => {
    const own = matched.filter(
      ({ word: typed, where }) => where !== 'description' && stemsOf(typed).includes(word),
    )
    if (
      own.some(({ how }) => how === 'word' || how === 'synonym' || (how === 'beginning' && word.length >= 4))
    )
      return 0
    return word.length >= 5 && own.some(({ how }) => how === 'spelling') ? 1 : Infinity
  })
  return ranks.reduce<number>((total, rank) => total + rank, 0)
}
