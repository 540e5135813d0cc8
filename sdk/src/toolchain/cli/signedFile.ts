import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { TSchema, Static } from 'typebox'
import { Provenance, SignedProvenance } from '../../contracts/buildProvenance.ts'
import { Index, SignedIndex } from '../../contracts/registry.ts'
import { validate } from '../../contracts/validate/node.ts'
import { CliFault } from './Terminal.ts'

export type SignedFile = { kind: 'index'; content: Index } | { kind: 'provenance'; content: Provenance }

/** Reads what a registry signed; throws where the signature is not of this key, or the content of no known form. */
export async function readSignedFile(path: string, key: string): Promise<SignedFile> {
  const parsed = parseJson(await readFile(path, 'utf8').catch(() => missing(path)), path)
  const index = validate(SignedIndex, parsed)
  if (index.ok) {
    const content = opened(Index, { ...index.value, text: index.value.index }, key)
    return { kind: 'index', content }
  }
  const provenance = validate(SignedProvenance, parsed)
  if (provenance.ok) {
    const content = opened(Provenance, { ...provenance.value, text: provenance.value.provenance }, key)
    return { kind: 'provenance', content }
  }
  throw new CliFault(
    `${path} is neither a signed index (/registry/index/) nor a signed provenance (/registry/plugins/ID/versions/VERSION/provenance/).`,
  )
}

interface Signed {
  text: string
  signature: string
}

/** The signature comes first: nothing of a text that somebody else wrote is looked at. */
function opened<Schema extends TSchema>(
  schema: Schema,
  { text, signature }: Signed,
  key: string,
): Static<Schema> {
  // The key that lies in the file proves nothing: whoever forges the text writes a key of their own beside it.
  if (!verify(null, Buffer.from(text), publicKeyOf(key), Buffer.from(signature, 'base64')))
    throw new CliFault('The signature is not of this key. Do not use the file.')
  const result = validate(schema, parseJson(text, 'The signed text'))
  if (result.ok) return result.value
  throw new CliFault('The signature is right, but a newer registry wrote the text. Update this program.')
}

function publicKeyOf(key: string) {
  const raw = Buffer.from(key, 'base64')
  if (raw.length !== 32) throw new CliFault('--key takes the public key of the registry: 32 bytes, base64.')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' })
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliFault(`${path} is not JSON.`)
  }
}

const missing = (path: string): never => {
  throw new CliFault(`There is no file ${path}.`)
}
