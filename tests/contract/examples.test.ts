import { toOpenApi, collectContracts } from '@msdat/sdk/http/openapi'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../support/describeDatabases.ts'
import { readAnswer } from '../support/readAnswer.ts'
import { ofBuilders } from './samples.ts'

const contracts = await collectContracts()
const document = toOpenApi(contracts, { title: 'MSDAT', version: '1', description: '' })
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const endpointOf = (id: string) => contracts.endpoints.find(({ name }) => name === id)?.endpoint

// A new installation has no links and no custom dashboards, and what a stranger cannot sign in with cannot work.
const without = new Set([
  // They come with a file.
  'addDataset',
  'addPluginSubmission',
  'addTestimonial',
  // Its address is subscribed by the example of another call.
  'addSubscriber',
  'answerChanges',
  // What these need stands in a message, in a cookie, or with a provider.
  'confirmEmail',
  'confirmEmailChange',
  'enterSecondFactor',
  'readInvitation',
  'resetPassword',
  'sendSecondFactor',
  'signInWithLinkedIn',
  'signInWithToken',
  'confirmSubscription',
  'getCustomDashboard',
  // It describes addresses of this very installation.
  'getOEmbed',
  'getLink',
  'getThinkProfile',
  'getThinkThread',
  'login',
  'lookUpSubmission',
  'registerUser',
  'reportPluginFault',
  'submitPlugin',
])
const tried = operations
  .filter(({ operation }) => operation['x-access'] === 'public' && !without.has(operation.operationId))
  .map((each) => ({ ...each, name: each.operation.operationId }))

describe('the examples of the documentation', () => {
  it('are tried for nearly every public call', () => expect(tried.length).toBeGreaterThan(45))
})

describeOnBothDatabases('the examples of the documentation', (server, hasPlugins) => {
  it.each(tried.filter(({ name }) => hasPlugins || !ofBuilders.includes(name)))(
    'of $name work as they stand there',
    async ({ path, method, operation, name }) => {
      const filled = operation.parameters.filter(({ example }) => example !== undefined)
      const address = filled
        .filter((each) => each.in === 'path')
        .reduce(
          (text, each) => text.replace(`{${each.name}}`, encodeURIComponent(String(each.example))),
          path,
        )
      const query = new URLSearchParams(
        filled.filter((each) => each.in === 'query').map((each) => [each.name, String(each.example)]),
      )
      const content = (operation.requestBody?.['content'] ?? {}) as Record<string, { example?: object }>
      const body = content['application/json']?.example
      const response = await fetch(`${server().base}${address}?${query}`, {
        method: method.toUpperCase(),
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const answer = await readAnswer(response)
      expect(response.status, JSON.stringify(answer).slice(0, 300)).toBe(endpointOf(name)?.success ?? 200)
      const output = endpointOf(name)?.output
      expect(output && validate(output, answer)).toMatchObject({ ok: true })
      // An example that finds nothing teaches nothing.
      if (filled.length > 0 || body) expect(JSON.stringify(answer).length).toBeGreaterThan(20)
    },
  )
})
