import type { SdkReference } from '@msdat/sdk/contracts/sdkReference'

/** A part of the kit that is drawn. */
export interface KitPart {
  name: string
  module: string
}

/** Parts of ChartFrame, whose example shows them, and one for tests. */
const withoutExample: readonly string[] = ['FixedWidth', 'Labels', 'Plot', 'Swatch', 'TargetLines']

/** All parts of the kit that have an example of their own. */
export function kitParts({ modules }: Pick<SdkReference, 'modules'>): KitPart[] {
  return modules
    .filter(({ specifier }) => specifier.startsWith('@msdat/sdk/kit'))
    .flatMap(({ specifier, entries }) =>
      entries
        .filter(({ kind, name }) => kind === 'part' && !withoutExample.includes(name))
        .map(({ name }) => ({ name, module: specifier })),
    )
}

/** Behind the # of the page's address. */
export const exampleAddress = (name: string): string => `example-${name}`
