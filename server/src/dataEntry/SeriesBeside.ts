import type { Kysely } from 'kysely'
import type { EntryCell } from '@msdat/sdk/contracts/dataEntry'
import { AppError } from '@msdat/sdk/contracts/problem'
import { countUpTo } from '../data/countUpTo.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { PlaceValue } from '../import/flags/flagPlace.ts'

interface Bounds {
  /** Values that one table is compared with: what a check costs grows with them. */
  most: number
  /** More values of one indicator are read place by place: SQLite reads on the thread that answers everybody. */
  mostAtOnce: number
}

const usual: Bounds = { most: 300_000, mostAtOnce: 20_000 }

/** What a source has of the places of a table already, read as each indicator comes. */
export class SeriesBeside {
  readonly #db: Kysely<DataTables>
  readonly #datasource: number
  readonly #cells: readonly EntryCell[]
  readonly #bounds: Bounds
  /** By indicator: the values of all its places, or null where each place is read by itself. */
  readonly #known = new Map<number, Map<number, PlaceValue[]> | null>()
  #counted = 0

  constructor(db: Kysely<DataTables>, datasource: number, cells: readonly EntryCell[], bounds = usual) {
    this.#db = db
    this.#datasource = datasource
    this.#cells = cells
    this.#bounds = bounds
  }

  /** All values of a cell's place. Throws `invalid_input` where the cells so far have more than may be compared. */
  async of({ indicator, location }: EntryCell): Promise<readonly PlaceValue[]> {
    if (!this.#known.has(indicator)) this.#known.set(indicator, await this.#begin(indicator))
    const known = this.#known.get(indicator)
    if (known) return known.get(location) ?? []
    return (await this.#read(indicator, [location])).get(location) ?? []
  }

  async #begin(indicator: number): Promise<Map<number, PlaceValue[]> | null> {
    const places = new Set(
      this.#cells.filter((cell) => cell.indicator === indicator).map((cell) => cell.location),
    )
    const { most, mostAtOnce } = this.#bounds
    const count = await countUpTo(this.#db, this.#select(indicator, [...places]), most - this.#counted)
    this.#counted += count
    if (this.#counted > most)
      throw new AppError(
        'invalid_input',
        `The places of this table have more than ${most} figures already, too many to compare with. Enter fewer places or indicators at once.`,
        { cells: [`have more than ${most} figures beside them`] },
      )
    return count <= mostAtOnce ? this.#read(indicator, [...places]) : null
  }

  async #read(indicator: number, places: readonly number[]): Promise<Map<number, PlaceValue[]>> {
    const values = await this.#select(indicator, places)
      .select(['location', 'period', 'value_type', 'value'])
      .execute()
    const series = new Map<number, PlaceValue[]>()
    for (const value of values) {
      const ofPlace = series.get(value.location)
      if (ofPlace) ofPlace.push(value)
      else series.set(value.location, [value])
    }
    return series
  }

  #select(indicator: number, places: readonly number[]) {
    return this.#db
      .selectFrom('data_values')
      .where('datasource', '=', this.#datasource)
      .where('indicator', '=', indicator)
      .where('location', 'in', places)
  }
}
