import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Room for the head of an ordinary request, and for three hundred of the shortest. */
const sliceBytes = 8192

/**
 * A connection is read in slices, so that nothing more of it is taken once it has been closed. Node reads 64 kB at a
 * time and begins all requests that are in them, some thousand, also when the first hundred had it closed; and it keeps
 * all of them for as long as one is at work.
 */
export function readInSlices(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Where nobody listens, Node reads past the stream.
    socket.on('data', () => {})
    const push = socket.push.bind(socket)
    const pushSlices: Socket['push'] = (read: Buffer | null, ...given) => {
      if (read === null) return push(read, ...given)
      let wantsMore = true
      // Whoever wants no more of it puts another one in its place.
      for (let at = 0; at < read.length && socket.push === pushSlices && !socket.destroyed; at += sliceBytes)
        wantsMore = push(read.subarray(at, at + sliceBytes))
      return wantsMore
    }
    socket.push = pushSlices
  })
}
