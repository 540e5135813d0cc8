import { connect, type Socket } from 'node:net'

const connections = 16

/**
 * How many answers a server gives in a second over kept-alive connections, each asking again as soon as it has its
 * answer. Written on bare sockets: node:http's own client is slower than the servers it would measure.
 */
export async function requestsPerSecond(url: string, encoding: string, seconds: number): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url)
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: ${encoding}\r\n\r\n`
  const ends = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(ends, connect({ host: hostname, port: Number(port), noDelay: true }), request),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** One connection's answers until the time is over. */
function askUntil(ends: number, socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let missing = 0
    let head = ''
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    const finish = (): void => {
      answers += 1
      if (performance.now() < ends) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    }
    socket.on('error', fail)
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.byteLength
      else {
        head += chunk.toString('latin1')
        const size = answerSize(head)
        if (size === null) return
        if (size instanceof Error) return fail(size)
        missing = size - head.length
        head = ''
      }
      if (missing === 0) finish()
    })
    socket.write(request)
  })
}

/** Bytes of an answer with its head; null while the head is not whole. */
function answerSize(text: string): number | Error | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = /^content-length: (\d+)\r$/im.exec(text)?.[1]
  const isGood = text.startsWith('HTTP/1.1 200 ') && length !== undefined
  return isGood ? end + 4 + Number(length) : new Error(`No answer of known length: ${text.slice(0, end)}`)
}
