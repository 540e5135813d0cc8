import { readFileSync } from 'node:fs'
import * as Type from 'typebox'
import { Intervention, type FactPack } from '@msdat/sdk/contracts/assistant'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'

const KnowledgeFile = Type.Object(
  { version: Type.String(), interventions: Type.Array(Intervention) },
  { additionalProperties: false },
)

/** Published interventions, by program area. */
export class Knowledge {
  readonly version: string
  readonly #interventions: readonly Intervention[]

  constructor(file: Type.Static<typeof KnowledgeFile>) {
    this.version = file.version
    this.#interventions = file.interventions
  }

  static read(path: string | URL): Knowledge {
    const result = validate(KnowledgeFile, JSON.parse(readFileSync(path, 'utf8')))
    if (result.ok) return new Knowledge(result.value)
    throw new StartupFault(
      result.issues.map(({ path: at, message }) => `interventions.json: ${at} ${message}`),
    )
  }

  /** The two that fit best: of the program area, those whose words stand in the indicator's name first. */
  two({ area, indicator }: Pick<FactPack, 'area' | 'indicator'>): Intervention[] {
    const name = indicator.toLowerCase()
    const fitOf = ({ areas, words }: Intervention): number =>
      words.filter((word) => name.includes(word)).length * 2 + (areas.includes(area) ? 1 : 0)
    return this.#interventions
      .map((one) => ({ one, fit: fitOf(one) }))
      .filter(({ fit }) => fit > 0)
      .sort((left, right) => right.fit - left.fit)
      .slice(0, 2)
      .map(({ one }) => one)
  }
}
