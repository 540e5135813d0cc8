import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A program that writes a body line by line sends pieces of some hundred bytes; one that gathers, of some thousand. */
const leastMean = 256
/** So many more may be of any length. */
const tinyPieces = 500
/** More than the largest file that is taken. */
const readOnBytes = 64 * 1024 * 1024
/** Who is still sending has so long to read the answer before the connection is cut off. */
const longestMs = 5000

/**
 * Bounds what bodies cost that nobody wants. Node calls for each piece of a body that comes in chunks, and a piece may
 * be one byte: a megabyte of them is some tenths of a second of the one thread, and of a form with a file some seconds.
 * And Node reads on, without an end, what still comes of a body whose request is answered.
 */
export function boundBodies(server: Server, graceMs = longestMs): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['transfer-encoding'] !== undefined) refuseTinyPieces(request, response, graceMs)
    response.once('finish', () => {
      if (!request.complete && !isReadOn(request)) closeSoon(request.socket, graceMs)
    })
  })
}

/** A browser sends its whole body before it reads the answer, and some systems drop an answer once they cannot send on. */
function isReadOn({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Infinity) <= readOnBytes
}

function refuseTinyPieces(request: IncomingMessage, response: ServerResponse, graceMs: number): void {
  const push = request.push.bind(request)
  let pieces = 0
  let bytes = 0
  request.push = (piece: Uint8Array | null, ...given) => {
    pieces += 1
    bytes += piece?.length ?? 0
    if (piece === null || bytes >= (pieces - tinyPieces) * leastMean) return push(piece, ...given)
    request.push = () => false
    tell(request.socket, response)
    closeSoon(request.socket, graceMs)
    return false
  }
}

/** Straight to the connection: who waits for the body hears that it has ended, as of one that has gone. */
function tell(socket: Socket, response: ServerResponse): void {
  // An earlier request may still be waiting for its answer on this connection.
  if (response.socket !== socket || response.headersSent) return
  const message = `The body comes in too many small pieces. Please send pieces of ${leastMean} bytes or more.`
  const body = JSON.stringify({ code: 'invalid_input', message })
  const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json', 'Cache-Control: no-store']
  head.push(`Content-Length: ${body.length}`, 'Connection: close')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function closeSoon(socket: Socket, graceMs: number): void {
  // Where nobody listens, Node reads past the stream. What is not taken makes it stop.
  socket.on('data', () => {})
  socket.push = () => false
  setTimeout(() => socket.destroy(), graceMs).unref()
}
