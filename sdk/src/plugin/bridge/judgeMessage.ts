import type { AwaitedAnswers } from './AwaitedAnswers.ts'
import { isEnvelope, readEnvelope, type Envelope } from './readEnvelope.ts'
import { faultTextLength } from '../../contracts/faultText.ts'
import { savedFileBytes } from '../../contracts/savedFileBytes.ts'
import { isSmallValue } from './isSmallValue.ts'

/** The input of a call, in a form whose size the page knows before it looks inside. */
export type PackedInput =
  | { json: string; bytes: Uint8Array | null }
  /** More than any method takes. */
  | 'outsized'

/** What a frame has sent, as far as the page has to know: texts, numbers and bytes, and nothing that has to be walked. */
export type Judged =
  | { kind: 'envelope'; envelope: Envelope; input: PackedInput | null }
  | { kind: 'signal'; signal: { kind: string; message?: string } }
  | { kind: 'forged' }
  | { kind: 'nothing' }

/** More than the storage of a plugin holds, which takes the greatest input. */
const mostInputCharacters = 600_000
const mostNameCharacters = 100
const mostSignalCharacters = 20

/** Judges one message of a frame; for the gate that unpacks it, since a short message can take minutes and gigabytes. */
export function judgeMessage(data: unknown, answers: AwaitedAnswers): Judged {
  if (!isEnvelope(data)) return judgeSignal(data)
  const envelope = readEnvelope(data)
  if (!envelope || (envelope.type === 'REPLY' && !answers.isAwaited(envelope))) return { kind: 'forged' }
  if (envelope.type !== 'CALL') return { kind: 'envelope', envelope, input: null }
  const [name, input] = envelope.args
  const known = typeof name === 'string' ? name.slice(0, mostNameCharacters) : null
  return { kind: 'envelope', envelope: { ...envelope, args: [known] }, input: packInput(input) }
}

function judgeSignal(data: unknown): Judged {
  if (typeof data !== 'object' || data === null) return { kind: 'nothing' }
  const kind: unknown = Reflect.get(data, 'kind')
  const message: unknown = Reflect.get(data, 'message')
  if (typeof kind !== 'string' || kind.length > mostSignalCharacters) return { kind: 'nothing' }
  if (typeof message !== 'string') return { kind: 'signal', signal: { kind } }
  if (message.length > faultTextLength) return { kind: 'nothing' }
  return { kind: 'signal', signal: { kind, message } }
}

/** Bytes go beside the text: as a field of the input's own, which is where a file has them. */
export function packInput(input: unknown): PackedInput {
  const bytes = bytesOf(input)
  if (bytes && bytes.byteLength > savedFileBytes) return 'outsized'
  const rest = bytes ? { ...(input as object), bytes: null } : input
  if (!isSmallValue(rest, mostInputCharacters)) return 'outsized'
  try {
    const json = JSON.stringify(rest ?? {})
    if (json.length > mostInputCharacters) return 'outsized'
    // A copy, since a view may stand on a buffer of any length.
    return { json, bytes: bytes && Uint8Array.from(bytes) }
  } catch {
    // Such as a list that holds itself. No method takes this, so the call is refused as wrong.
    return { json: 'false', bytes: null }
  }
}

/** The page's side: the input as the frame has sent it. */
export function unpackInput(input: Exclude<PackedInput, string>): unknown {
  const value: unknown = JSON.parse(input.json)
  return input.bytes ? { ...(value as object), bytes: input.bytes } : value
}

function bytesOf(input: unknown): Uint8Array | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'bytes')) return null
  const bytes: unknown = Reflect.get(input, 'bytes')
  return bytes instanceof Uint8Array ? bytes : null
}
