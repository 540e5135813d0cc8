import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends any request before the last one is answered; some proxies send a few. */
const mostWaiting = 100

/**
 * A client may send many requests down one connection without waiting for an answer. Node would start all that came in
 * one piece before it looks at another connection; here each starts once the one before is answered.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    // Node goes on with what it had read before this one was closed. A response that never got it is not closed with it,
    // and whoever counts those that are open would keep each.
    if (socket.destroyed) return void response.emit('close')
    const start = (): void => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift()
        if (next) setImmediate(next)
        else waiting.delete(socket)
      })
      if (socket.destroyed) response.emit('close')
      else listener(request, response)
    }
    const others = waiting.get(socket)
    if (!others) {
      waiting.set(socket, [])
      start()
    } else if (others.length < mostWaiting) others.push(start)
    else {
      socket.destroy()
      response.emit('close')
    }
  }
}
