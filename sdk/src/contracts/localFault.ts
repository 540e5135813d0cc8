import * as Type from 'typebox'
import { mostPlaces, SourcePlace } from './faults.ts'
import { faultTextLength } from './faultText.ts'

/** What a fault of a local plugin says, with the places in the source on its author's machine. */
export const LocalFault = Type.Object(
  {
    message: Type.String({ maxLength: faultTextLength }),
    trace: Type.Array(SourcePlace, {
      maxItems: mostPlaces,
      description: 'Innermost first; empty where that is not known.',
    }),
  },
  { additionalProperties: false },
)
export type LocalFault = Type.Static<typeof LocalFault>

/** Where the page sends the text of a fault in a build, as plain text, to "msdat-plugin dev". */
export const localFaultPath = (digest: string): string => `/msdat-plugin/faults/${digest}`
