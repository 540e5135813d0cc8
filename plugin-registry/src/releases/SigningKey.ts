import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { inTurn } from '../db/inTurn.ts'
import { readState, writeState } from '../db/stateValues.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'

/** The Ed25519 key of this installation. */
export class SigningKey {
  readonly #secret: KeyObject
  /** Public key, raw 32 bytes, base64. */
  readonly publicKey: string

  constructor(pem: string) {
    this.#secret = createPrivateKey(pem)
    const { x } = this.#secret.export({ format: 'jwk' })
    this.publicKey = Buffer.from(x ?? '', 'base64url').toString('base64')
  }

  /** Signature over the text's UTF-8 bytes, base64. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString('base64')
  }
}

/** Reads the key, and makes it on the first start. */
export async function loadSigningKey(db: RegistryDb): Promise<SigningKey> {
  const known = await readState(db, 'signing_key')
  if (known !== null) return new SigningKey(known)
  return inTurn(db, async (tx) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem =
      (await readState(tx, 'signing_key')) ?? privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await writeState(tx, 'signing_key', pem)
    return new SigningKey(pem)
  })
}
