/** What a frame may send over its port for penpal: made anew here, from the few fields that were read. */
export type Envelope =
  | { type: 'SYN'; participantId: string }
  | { type: 'ACK1' | 'ACK2' }
  | { type: 'CALL'; id: string; methodPath: string[]; args: unknown[] }
  | { type: 'REPLY'; callId: string; value?: unknown; isError?: true }

/** Penpal makes ids of 36 characters, or of four numbers in hexadecimal. */
const mostIdCharacters = 100
/** Once, in versions that are not used here, this name meant other messages. */
const oldProtocol = 'deprecated-penpal'

/** Whether a message says that it is penpal's; everything else on a port is the host's own or nobody's. */
export function isEnvelope(data: unknown): data is object {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'namespace') === 'penpal'
}

/**
 * Judges a frame's message before penpal sees it. Penpal walks through paths and arguments, compares ids and makes
 * errors out of answers, and a short message can hold an array of four thousand million places. So each field is read
 * once and its length is looked at, nothing is walked through, and what is handed on is a new object. Null where no
 * frame at work sends such a message; that holds for DESTROY too, since only the host ends a frame.
 */
export function readEnvelope(data: object): Envelope | null {
  const type = fieldOf(data, 'type')
  switch (type) {
    case 'SYN':
      return readSyn(fieldOf(data, 'participantId'))
    case 'ACK1':
    case 'ACK2':
      return { type }
    case 'CALL':
      return readCall(data)
    case 'REPLY':
      return readReply(data)
    default:
      return null
  }
}

/** As penpal expects it on its port. */
export const toMessage = (envelope: Envelope): object => ({ namespace: 'penpal', ...envelope })

function readSyn(participantId: unknown): Envelope | null {
  return isId(participantId) && participantId !== oldProtocol ? { type: 'SYN', participantId } : null
}

/** The host has one method, which takes a name and an input; the input is measured where its contract is known. */
function readCall(data: object): Envelope | null {
  const id = fieldOf(data, 'id')
  const path = fieldOf(data, 'methodPath')
  const args = fieldOf(data, 'args')
  if (!isId(id) || !isListOf(path, 1) || fieldOf(path, '0') !== 'call' || !isListOf(args, 2)) return null
  return { type: 'CALL', id, methodPath: ['call'], args: [fieldOf(args, '0'), fieldOf(args, '1')] }
}

/** A frame answers with a number, a text or nothing. Why it could not answer is nothing the host asks for. */
function readReply(data: object): Envelope | null {
  const callId = fieldOf(data, 'callId')
  if (!isId(callId)) return null
  if (fieldOf(data, 'isError') === true) return { type: 'REPLY', callId, isError: true }
  const value = fieldOf(data, 'value')
  const isPlain = value === undefined || value === null || ['number', 'string'].includes(typeof value)
  return isPlain ? { type: 'REPLY', callId, value } : null
}

const fieldOf = (data: object, name: string): unknown =>
  Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= mostIdCharacters

const isListOf = (value: unknown, length: number): value is unknown[] =>
  Array.isArray(value) && value.length === length
