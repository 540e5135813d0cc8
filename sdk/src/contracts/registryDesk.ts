import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import {
  FacilityRegistry,
  RegistryList,
  registriesPath as path,
  registryWords as words,
} from './facilityRegistries.ts'
import { Line } from './formText.ts'
import { ImportFinding } from './imports.ts'

const closed = { additionalProperties: false } as const
const RegistryId = FacilityRegistry.properties.id
const Count = Type.Integer({ minimum: 0 })

/** Limits of one registry, whose rows are held in memory while they are checked, and of all of them together. */
export const registryLimits = {
  uploadBytes: 20 * 1024 * 1024,
  rows: 100_000,
  /** Three times what Nigeria has. */
  rowsOfAll: 150_000,
  seconds: 45,
} as const

/** What a column of a registry may hold; none: it is left out. */
export const facilityColumns = [
  'id',
  'name',
  'state',
  'lga',
  'ward',
  'town',
  'latitude',
  'longitude',
  'level',
  'ownership',
  'type',
  'services',
  'note',
  'none',
] as const
export type FacilityColumn = (typeof facilityColumns)[number]

export const listAllRegistries = endpoint({
  method: 'GET',
  path: `${path}all/`,
  access: 'admin',
  summary: 'All registries of health facilities, also those that are not shown.',
  output: RegistryList,
})

export const RegistryColumn = Type.Object(
  {
    heading: Type.String(),
    meaning: Type.Enum(['', ...facilityColumns], { description: 'A guess; empty where there is none.' }),
    example: Type.String({ description: 'The first cell that is filled in.' }),
  },
  closed,
)
export type RegistryColumn = Type.Static<typeof RegistryColumn>

export const readRegistryColumns = endpoint({
  method: 'POST',
  path: `${path}columns/`,
  access: 'admin',
  limit: { most: 120, minutes: 60 },
  problems: ['too_large', 'unavailable'],
  summary: 'What the columns of a registry seem to hold. Keeps nothing of the file.',
  body: Type.Object({}, closed),
  upload: { field: 'file', maxBytes: registryLimits.uploadBytes },
  output: Type.Object({ columns: Type.Array(RegistryColumn) }, closed),
})

export const NewRegistry = Type.Object(
  {
    id: RegistryId,
    ...words,
    address: Type.Optional(words.address),
    method: Type.Optional(words.method),
    confidence: Type.Optional(words.confidence),
    scope: Type.Optional(words.scope),
  },
  closed,
)
export type NewRegistry = Type.Static<typeof NewRegistry>

/** A facility of the file, as it would stand on the list. */
export const PreviewedFacility = Type.Object(
  {
    line: Type.Integer(),
    name: Type.String(),
    type: Type.String(),
    state: Type.String(),
    lga: Type.String(),
    level: Type.String(),
    ownership: Type.String(),
    has_coordinates: Type.Boolean(),
  },
  closed,
)

export const RegistryOutcome = Type.Object(
  {
    is_written: Type.Boolean({ description: 'False where it was a trial run, or the file has errors.' }),
    message: Type.String({ description: 'What happened, and what can be done now.' }),
    facilities: Type.Integer({ minimum: 0, description: 'Rows that are right.' }),
    located: Type.Integer({ minimum: 0, description: 'Those of them with coordinates.' }),
    replaced: Type.Integer({ minimum: 0, description: 'Facilities of the registry before this file.' }),
    errors: Type.Integer({ minimum: 0, description: 'All of them, also those that are not listed.' }),
    warnings: Count,
    findings: Type.Array(ImportFinding, { description: 'The first of each kind, by line.' }),
    preview: Type.Array(PreviewedFacility, { maxItems: 10 }),
  },
  closed,
)
export type RegistryOutcome = Type.Static<typeof RegistryOutcome>

export const importRegistry = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  problems: ['conflict', 'timed_out', 'unavailable'],
  limit: { most: 120, minutes: 60 },
  summary:
    'Bring in a registry of health facilities as CSV or XLSX: all of it, or nothing where a row is wrong.',
  body: Type.Object(
    {
      ...NewRegistry.properties,
      state: Type.Optional(
        Line(100, { description: 'Id or name of the state of all rows, where the file has no such column.' }),
      ),
      columns: Type.Optional(
        Type.String({
          maxLength: 16_000,
          description:
            'What headings hold, as JSON such as {"Amenity":"type","Remarks":"none"}. Others are guessed.',
        }),
      ),
      replaces: Type.Optional(
        Line(40, {
          description:
            'updated_at of the registry of this id that the file replaces; left out for a new one.',
        }),
      ),
      dry_run: Type.Optional(
        Type.Boolean({ description: 'Check and show what would come in; write nothing.' }),
      ),
    },
    closed,
  ),
  upload: { field: 'file', maxBytes: registryLimits.uploadBytes },
  output: RegistryOutcome,
})

const Params = Type.Object({ id: RegistryId }, closed)

export const showRegistry = endpoint({
  method: 'PUT',
  path: `${path}:id/`,
  access: 'admin',
  summary: 'Show or hide the facilities of a registry, such as an old list that a newer one stands for.',
  params: Params,
  body: Type.Object({ is_shown: Type.Boolean({ examples: [false] }) }, closed),
  output: FacilityRegistry,
})

export const removeRegistry = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  access: 'admin',
  problems: ['conflict'],
  summary: 'Remove a registry that was brought in, with all its facilities.',
  params: Params,
  output: FacilityRegistry,
})
