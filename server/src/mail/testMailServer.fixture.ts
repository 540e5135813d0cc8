import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** What it took in, as it came over the wire. */
  received: { to: string[]; raw: string }[]
  /** Refuses what comes, with this code, until it is set to null. */
  refuseWith(code: number | null): void
  close(): Promise<void>
}

/** A real mail server on a port of its own, which keeps what it gets in memory. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error('Not now'), { responseCode: refusal }))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => void (refusal = code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
