import { ZipFault } from '@msdat/sdk/toolchain/archive'
import sax from 'sax'

export interface XmlEvents {
  open?(name: string, attributes: Record<string, string>): void
  text?(part: string): void
  close?(name: string): void
}

/** Comments and the like count as elements: each takes as long. */
export interface XmlPiece {
  elements: number
  bytes: number
}

// Spreadsheet programs write some twenty attributes at most, and ten elements inside each other.
const mostAttributes = 500
const mostDepth = 100

/**
 * Parses XML as it comes and tells of its elements by their bare names; yields after each piece how much
 * that was, so that the caller can take what has been gathered. Throws ZipFault where it is no well-formed XML, or
 * holds more at one place than any program writes: what the parser gathers by itself has to stay small.
 * One table that grows far beyond the memory of the process ends it, and no line of the file would be named.
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<XmlPiece> {
  const decoder = new TextDecoder('utf-8')
  const parser = sax.parser(true, {})
  const fail = (error: Error): never => {
    throw new ZipFault('damaged', `its XML is broken (${error.message.split('\n')[0]})`)
  }
  let depth = 0
  let attributeCount = 0
  let elements = 0
  parser.onerror = fail
  parser.onopentagstart = () => {
    attributeCount = 0
    elements += 1
    if (++depth > mostDepth) throw tooMuch(`more than ${mostDepth} elements inside each other`)
  }
  parser.onattribute = () => {
    if (++attributeCount > mostAttributes)
      throw tooMuch(`more than ${mostAttributes} attributes on one element`)
  }
  parser.onopentag = ({ name, attributes }) =>
    events.open?.(bareName(name), attributes as Record<string, string>)
  parser.ontext = (part) => events.text?.(part)
  parser.oncdata = (part) => events.text?.(part)
  parser.onopencdata = parser.oncomment = parser.onprocessinginstruction = () => (elements += 1)
  parser.onclosetag = (name) => {
    depth -= 1
    events.close?.(bareName(name))
  }
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield { elements, bytes: piece.length }
    elements = 0
  }
  parser.write(decoder.decode()).close()
  yield { elements, bytes: 0 }
}

const tooMuch = (what: string): ZipFault => new ZipFault('too_large', `its XML has ${what}`)

// Some programs write every element with a prefix, as in `x:row`.
const bareName = (name: string): string => name.slice(name.indexOf(':') + 1)
