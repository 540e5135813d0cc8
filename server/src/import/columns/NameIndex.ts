import { CellFault } from '../CellFault.ts'
import { nearestText } from './nearestText.ts'
import { ownText } from './ownText.ts'
import { plainText } from './plainText.ts'

export interface NamedRow {
  id: number
  names: readonly string[]
}

// Enough for every name of the country; a file of a million different wrong names must not fill the memory.
const mostRemembered = 20_000
// Comparing a name with all others takes long, and nobody reads more advice than this.
const mostAdvice = 300

/** Finds the row of a reference list that a cell names, by its id or by any of its names. */
export class NameIndex {
  readonly #called: string
  readonly #ids: ReadonlySet<number>
  readonly #byName = new Map<string, Set<number>>()
  readonly #labels = new Map<string, string>()
  #advised = 0
  readonly #known = new Map<string, number | CellFault>()

  constructor(called: string, rows: readonly NamedRow[]) {
    this.#called = called
    this.#ids = new Set(rows.map(({ id }) => id))
    for (const { id, names } of rows) {
      for (const name of names) {
        const plain = plainText(name)
        if (plain === '') continue
        this.#byName.set(plain, (this.#byName.get(plain) ?? new Set()).add(id))
        if (!this.#labels.has(plain)) this.#labels.set(plain, name)
      }
    }
  }

  find(cell: string): number | CellFault {
    const known = this.#known.get(cell)
    if (known !== undefined) return known
    const found = this.#look(cell.trim())
    if (this.#known.size < mostRemembered) this.#known.set(ownText(cell), found)
    return found
  }

  #look(cell: string): number | CellFault {
    // Excel writes whole numbers it has calculated as 18.0.
    if (/^\d{1,9}(\.0+)?$/.test(cell)) return this.#withId(Number(cell))
    const plain = plainText(cell)
    const ids = this.#byName.get(plain) ?? new Set<number>()
    const [id] = ids
    if (id !== undefined && ids.size === 1) return id
    if (id !== undefined) {
      return new CellFault(
        `More than one ${this.#called} has this name.`,
        `Write the id of the one you mean: ${[...ids].join(' or ')}.`,
        'name_not_clear',
      )
    }
    return new CellFault(
      `There is no ${this.#called} with this name.`,
      this.#advice(plain),
      `unknown_${this.#called.replaceAll(' ', '_')}`,
    )
  }

  #withId(id: number): number | CellFault {
    if (this.#ids.has(id)) return id
    return new CellFault(
      `There is no ${this.#called} with this id.`,
      'Use a name or an id that is on the list.',
      `unknown_${this.#called.replaceAll(' ', '_')}`,
    )
  }

  #advice(plain: string): string {
    this.#advised += 1
    const nearest = this.#advised > mostAdvice ? null : nearestText(plain, [...this.#byName.keys()])
    const label = nearest === null ? undefined : this.#labels.get(nearest)
    return label
      ? `Perhaps you mean "${label}". Write the name or the id as it is on the list.`
      : 'Use a name or an id that is on the list.'
  }
}
