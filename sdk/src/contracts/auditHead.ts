import * as Type from 'typebox'
import { Digest } from './digest.ts'

export const AuditHead = Type.Object(
  {
    entries: Type.Integer({ minimum: 1, description: 'How many entries the trail has.' }),
    hash: Digest,
  },
  { additionalProperties: false, description: 'Hash of the newest entry, which covers all before it.' },
)
export type AuditHead = Type.Static<typeof AuditHead>
