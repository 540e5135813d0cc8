import * as Type from 'typebox'

export const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hexadecimal.' })
