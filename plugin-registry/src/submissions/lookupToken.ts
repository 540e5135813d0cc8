import { randomBytes } from 'node:crypto'
import { digestOf } from '../artifacts/artifacts.ts'

/** 256 random bits: nobody guesses one, so it needs no name beside it. */
export const makeLookupToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored: whoever reads the database still cannot look anything up. */
export const lookupHashOf = (token: string): string => digestOf(`lookup ${token}`)
