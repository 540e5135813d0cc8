import type { ServerResponse } from 'node:http'

/** What a handler answers in place of data where the answer is whole and no JSON: a picture, XML. */
export class Content {
  readonly type: string
  readonly body: string | Buffer
  readonly caching: string

  constructor(type: string, body: string | Buffer, caching = 'no-cache') {
    this.type = type
    this.body = body
    this.caching = caching
  }
}

/** Nothing of it runs, whatever it is taken for. */
export function sendContent({ type, body, caching }: Content, response: ServerResponse): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', caching)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  response.end(body)
}
