import { readFile } from 'node:fs/promises'
import type { NextFunction, Request, Response, Router } from 'express'
import { collectContracts, toOpenApi, type OpenApiDocument } from '@msdat/sdk/http/openapi'
import { renderDocs } from './renderDocs.ts'
import { themeStyle } from './themeStyle.ts'

const info = {
  title: 'MSDAT API',
  version: '1.0.0',
  description:
    "Nigeria's health indicators as every source reports them, side by side. Pick an example below, change it, and run it against this very server.",
}

// Scripts and styles from files of ours only, so that nothing in an answer could ever run.
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const assets = { 'page.css': 'text/css', 'page.js': 'text/javascript' }

/** Serves the OpenAPI document at /api/openapi.json and the readable page at /api/docs. */
export function mountDocs(router: Router): void {
  let made: Promise<{ document: OpenApiDocument; page: string }> | undefined
  const docs = () => (made ??= makeDocs())
  router.get(
    '/api/openapi.json',
    answered(async (response) => response.json((await docs()).document)),
  )
  router.get(
    '/api/docs',
    answered(async (response) => {
      response.setHeader('Content-Security-Policy', contentPolicy)
      response.type('html').send((await docs()).page)
    }),
  )
  router.get('/api/docs/theme.css', (_request, response) => void response.type('text/css').send(themeStyle()))
  for (const [name, type] of Object.entries(assets)) {
    const file = new URL(`../../docs/${name}`, import.meta.url)
    router.get(
      `/api/docs/${name}`,
      answered(async (response) => response.type(type).send(await readFile(file))),
    )
  }
}

async function makeDocs(): Promise<{ document: OpenApiDocument; page: string }> {
  const document = toOpenApi(await collectContracts(), info)
  return { document, page: renderDocs(document) }
}

const answered =
  (answer: (response: Response) => Promise<unknown>) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    answer(response).catch(next)
  }
