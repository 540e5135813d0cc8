import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Line } from './formText.ts'

const closed = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })

export const registryIdPattern = '^[a-z0-9][a-z0-9-]{1,39}$'
const RegistryId = Type.String({
  pattern: registryIdPattern,
  description: 'Small letters, digits and hyphens, such as state-list-2026. It stands in addresses.',
  examples: ['public-2019'],
})

/** What is said of a registry. */
export const registryWords = {
  name: Line(200, { minLength: 1, description: 'As its publisher calls it.' }),
  publisher: Line(200, { minLength: 1, description: 'The office or project that keeps the list.' }),
  licence: Line(200, { minLength: 1, description: 'Such as CC BY 4.0, or on what terms it was given.' }),
  address: Line(500, { description: 'Where it is published; empty where it is not on the web.' }),
  date: Type.String({
    pattern: '^\\d{4}(-\\d{2}){0,2}$',
    description: 'Of when the list is: a year, a month or a day, such as 2026-03.',
    examples: ['2026'],
  }),
  citation: Line(1000, { minLength: 1, description: 'Stands wherever its facilities are shown.' }),
  method: Line(1000, { description: 'How the list was made, such as a census of facilities in 2025.' }),
  confidence: Line(1000, { description: 'How sure its entries are, and what to be careful about.' }),
  scope: Line(1000, {
    description: 'What is on the list, and what is left out, such as private facilities.',
  }),
}

/** A list of health facilities, and where it comes from: to be said wherever its facilities are shown. */
export const FacilityRegistry = Type.Object(
  {
    id: RegistryId,
    ...registryWords,
    is_built_in: Type.Boolean({ description: 'It comes with the platform, and cannot be removed.' }),
    is_shown: Type.Boolean({ description: 'Whether its facilities are listed and counted.' }),
    facilities: Count,
    updated_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type FacilityRegistry = Type.Static<typeof FacilityRegistry>

export const RegistryList = Type.Object({ registries: Type.Array(FacilityRegistry) }, closed)
export const registriesPath = '/api/facility-registries/'

export const listFacilityRegistries = endpoint({
  method: 'GET',
  path: registriesPath,
  access: 'public',
  summary: 'The registries that the health facilities come from, with publisher, licence and citation.',
  output: RegistryList,
})
