import * as Type from 'typebox'
import { Line } from './formText.ts'

/** Fields of a custom dashboard that clients of the first platform read and write, beside ours. */
export const OriginalFields = Type.Object(
  {
    name: Line(254, { description: 'Username of the owner; empty for others.' }),
    email: Line(254, { description: 'E-mail address of the owner; empty for others.' }),
    name_of_dashboard: Line(120, { description: 'The title.' }),
    config: Type.String({
      maxLength: 150_000,
      pattern: '^[^\\x00]*$',
      description:
        'JSON as text: dashboardDetails, composedData (indicators by program area), surveyArray (sources) and sectionsArray. Kept as it was sent.',
    }),
    link: Line(500),
    embedded_url: Line(500),
    embedded_url_title: Line(120),
    embedded_iframe: Line(2000),
    embedded_iframe_title: Line(120),
    embedded_dashboard_description: Line(500),
    created: Line(60),
    lastEdited: Line(60),
    is_confirmed: Type.Boolean({ description: 'Approved.' }),
    isConfirmed: Type.Boolean(),
    disapproved: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type OriginalFields = Type.Static<typeof OriginalFields>

interface Ticked {
  id: number
  selected: boolean
}

/** What `config` holds. */
export interface OriginalConfig {
  dashboardDetails: { name: string; description: string; category: string }
  composedData: { parent: { name?: string; isChildSelected: boolean }; children: Ticked[] }[]
  surveyArray: { name?: string; children: Ticked[] }[]
  sectionsArray: { id: number; name: string; active: boolean; isShow: boolean }[]
}
