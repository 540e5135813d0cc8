import { integer, json, key, owner, text } from '../../db/createTable.ts'
import { defineTable, type KeptOf } from '../../db/defineTable.ts'

/** Who is asked to enter figures. A row goes when it is accepted or withdrawn. */
export const invitationTable = defineTable(
  'invitations',
  {
    id: key,
    /** Lower case. */
    email: text,
    sources: json<number[]>(),
    token_digest: text,
    invited_by: text,
    expires_at: text,
    created_at: text,
    updated_at: text,
  },
  [
    { columns: ['email'], isUnique: true },
    { columns: ['token_digest'], isUnique: true },
  ],
)

/** Of which sources a contributor may enter figures; of all where there is no row. */
export const contributorSources = defineTable(
  'contributor_sources',
  { user_id: owner, datasource: integer },
  [{ columns: ['user_id', 'datasource'], isUnique: true }],
)

export interface InvitationTables {
  invitations: KeptOf<typeof invitationTable>
  contributor_sources: KeptOf<typeof contributorSources>
}
