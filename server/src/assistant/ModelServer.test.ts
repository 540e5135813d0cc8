import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ModelServer } from './ModelServer.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function modelAt(path: string, listener: RequestListener, timeoutMs = 5000): Promise<ModelServer> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return new ModelServer({
    baseUrl: `http://127.0.0.1:${port}${path}`,
    model: 'small',
    apiKey: 'secret',
    timeoutMs,
  })
}
const prompt = { system: 'rules', text: 'question' }

async function streamed(model: ModelServer, signal = new AbortController().signal): Promise<string[]> {
  const parts: string[] = []
  for await (const part of model.stream(prompt, signal)) parts.push(part)
  return parts
}

describe('the model server, asked for its words as they come,', () => {
  const openAi = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
  const ollama = (content: string, done = false) => `${JSON.stringify({ message: { content }, done })}\n`

  it.each([
    ['OpenAI', '/v1', [': alive\n\n', openAi('One. '), openAi('Two.'), 'data: [DONE]\n\n']],
    ['Ollama', '', [ollama('One. '), ollama('Two.'), ollama('', true)]],
    ['a server that cuts its lines anywhere', '', [...(ollama('One. ') + ollama('Two.', true))]],
  ])('gives them on: %s', async (_, path, lines) => {
    const model = await modelAt(path, (_request, response) => {
      for (const line of lines) response.write(line)
      response.end()
    })
    expect(await streamed(model)).toEqual(['One. ', 'Two.'])
  })

  it.each([
    ['breaks off before it is done', ollama('One. ')],
    ['says what is no JSON', '{"message"\n'],
    ['does not end', ollama('x'.repeat(300_000))],
  ])('is refused where it %s', async (_, body) => {
    const model = await modelAt('', (_request, response) => response.end(body))
    await expect(streamed(model)).rejects.toThrow()
  })

  it('is left alone as soon as nobody waits any longer', async () => {
    const end = new AbortController()
    let isGone = false
    const model = await modelAt('', (_request, response) => {
      response.on('close', () => (isGone = true))
      response.write(ollama('One. '))
    })
    const parts = model.stream(prompt, end.signal)
    expect((await parts.next()).value).toBe('One. ')
    end.abort()
    await expect(parts.next()).rejects.toThrow()
    await expect.poll(() => isGone).toBe(true)
  })
})

describe('the model server', () => {
  it('is asked as OpenAI has it, with the key, temperature 1 and 1500 tokens', async () => {
    let asked: unknown
    const model = await modelAt('/v1', (request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        asked = { path: request.url, key: request.headers.authorization, ...(JSON.parse(body) as object) }
        response.end(JSON.stringify({ choices: [{ message: { content: 'Words.' } }] }))
      })
    })
    expect(await model.write(prompt)).toBe('Words.')
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer secret',
      model: 'small',
      temperature: 1,
      max_tokens: 1500,
      stream: false,
    })
  })

  it('is asked as Ollama has it where the address has no version', async () => {
    const paths: (string | undefined)[] = []
    const model = await modelAt('', (request, response) => {
      paths.push(request.url)
      response.end(JSON.stringify({ message: { content: 'Words.' } }))
    })
    expect(await model.write(prompt)).toBe('Words.')
    expect(paths).toEqual(['/api/chat'])
  })

  it.each([
    ['no JSON', 200, '<html>'],
    ['null', 200, 'null'],
    ['no text', 200, '{"choices":[]}'],
    ['a fault', 500, '{"message":{"content":"secret"}}'],
  ])('a broken reply is refused: %s', async (_, status, body) => {
    const model = await modelAt('', (_request, response) => response.writeHead(status).end(body))
    await expect(model.write(prompt)).rejects.toThrow()
  })

  it('a reply that breaks off is refused', async () => {
    const model = await modelAt('', (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"message"')
      setTimeout(() => response.destroy(), 20)
    })
    await expect(model.write(prompt)).rejects.toThrow()
  })

  it('an endless reply is cut at its size', async () => {
    const model = await modelAt('', (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.on('drain', more)
      more()
    })
    await expect(model.write(prompt)).rejects.toThrow('too long')
  })

  it('a reply that never comes is given up', async () => {
    const model = await modelAt('', () => {}, 100)
    await expect(model.write(prompt)).rejects.toThrow()
  })

  it('a redirect is not followed, so the key stays with its server', async () => {
    const model = await modelAt('', (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    )
    await expect(model.write(prompt)).rejects.toThrow()
  })
})
