import { collectContracts, type NamedEndpoint } from '@msdat/sdk/http/openapi'
import { Problem } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { expect, it } from 'vitest'
import { describeMainlyOnSqlite } from '../support/describeDatabases.ts'
import { readAnswer } from '../support/readAnswer.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { ofBuilders, samples, type Sample } from './samples.ts'

const { endpoints } = await collectContracts()
const open = endpoints.filter(({ endpoint }) => endpoint.access === 'public')

it('has an example call for every public endpoint', () => {
  const without = open.filter(({ name }) => !(name in samples)).map(({ name }) => name)
  expect(without).toEqual([])
})

describeMainlyOnSqlite('every public endpoint', (server, hasPlugins) => {
  const tried = open.filter(({ name }) => name in samples && (hasPlugins || !ofBuilders.includes(name)))
  it.each(tried)('$name answers as its contract says', async (named) => {
    const sample = samples[named.name] ?? {}
    for (const path of bothForms(pathOf(named, sample))) {
      const response = await fetch(server().base + path, await requestOf(named, sample))
      const answer = await readAnswer(response)
      expect(response.status, `${path}: ${JSON.stringify(answer).slice(0, 500)}`).toBe(
        sample.status ?? named.endpoint.success ?? 200,
      )
      const schema = sample.status ? Problem : named.endpoint.output
      expect(validate(schema, answer)).toMatchObject({ ok: true })
      sample.next?.()
    }
  })
})

/** With and without the trailing slash; both must be served. */
const bothForms = (path: string): string[] => {
  const [name = '', search = ''] = path.split('?')
  return [name, name.replace(/\/$/, '')].map((form) => form + (search && `?${search}`))
}

const pathOf = ({ endpoint }: NamedEndpoint, { params = {}, query = '' }: Sample): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1')) +
  (query && `?${query}`)

async function requestOf({ endpoint }: NamedEndpoint, { body, file }: Sample): Promise<RequestInit> {
  const { method } = endpoint
  if (!endpoint.body) return { method }
  const values = body?.() ?? {}
  if (!endpoint.upload) {
    return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  const content = file ?? new Uint8Array(await packPlugin({ id: 'contract-sample', source: plainPanel }))
  form.set(endpoint.upload.field, new Blob([content]), 'plugin.zip')
  return { method, body: form }
}
