import { createServer } from 'node:http'

/** The yardstick: node:http sending the bytes it reads from standard input, with the type it is told. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const body = Buffer.concat(chunks)
const headers = {
  'content-type': process.argv[2] ?? 'application/json',
  ...(process.argv[3] && { 'content-encoding': process.argv[3] }),
  'content-length': body.byteLength,
}
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(address.port)
})
