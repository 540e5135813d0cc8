import type { ValueFilters } from './ValueFilters.ts'

/** Each combination of filters that can be made of what each of them may be. */
export function combinationsOf(choices: {
  [Name in keyof ValueFilters]: readonly ValueFilters[Name][]
}): ValueFilters[] {
  let all: ValueFilters[] = [{}]
  for (const [name, values] of Object.entries(choices))
    all = all.flatMap((filters) => values.map((value) => ({ ...filters, [name]: value })))
  return all
}
