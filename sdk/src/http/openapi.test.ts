import { Ajv2020 } from 'ajv/dist/2020.js'
import * as Type from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../contracts/validate/node.ts'
import {
  collectContracts,
  toOpenApi,
  type Contracts,
  type OpenApiDocument,
  type Operation,
} from './openapi.ts'

const info = { title: 'Test', version: '1.0.0', description: 'All contracts.' }

describe('the OpenAPI document of all contracts', () => {
  let contracts: Contracts
  let document: OpenApiDocument
  let operations: [method: string, path: string, operation: Operation][]
  beforeAll(async () => {
    contracts = await collectContracts()
    document = toOpenApi(contracts, info)
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [method, path, operation] as (typeof operations)[number],
      ),
    )
  })

  it('holds every endpoint that a contract module exports, once', () => {
    expect(operations).toHaveLength(contracts.endpoints.length)
    expect(contracts.endpoints.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'login',
        'listUsers',
        'listDataValues',
        'getIndex',
        'submitPlugin',
        'listDashboards',
      ]),
    )
    expect(new Set(operations.map(([, , { operationId }]) => operationId)).size).toBe(operations.length)
  })

  it('names the status of a call that makes something new', () => {
    const { responses } = document.paths['/api/news/updates/']?.['post'] ?? { responses: {} }
    expect(Object.keys(responses)).toContain('201')
    expect(Object.keys(responses)).not.toContain('200')
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(50)
    for (const [, part, name] of references) {
      expect(document.components[part as 'schemas'], `${part}/${name}`).toHaveProperty(name ?? '')
    }
  })

  it('bounds every whole number in an address, since PostgreSQL fails beyond four bytes', () => {
    const numbers = operations.flatMap(([method, path, { parameters }]) =>
      parameters
        .filter(({ schema }) => schema['type'] === 'integer')
        .map(({ name, schema }) => ({
          at: `${method} ${path} ${name}`,
          most: Number(schema['maximum'] ?? Infinity),
        })),
    )
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbers.filter(({ most }) => most > 2_147_483_647)).toEqual([])
  })

  it('names each path parameter of a path, and no other', () => {
    for (const [, path, { parameters }] of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(
        parameters.filter((each) => each.in === 'path').map((each) => each.name),
        path,
      ).toEqual(inPath)
      expect(parameters.filter((each) => each.in === 'path').every((each) => each.required)).toBe(true)
    }
  })

  it('has only schemas that a JSON Schema validator of its draft compiles', () => {
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema({ $id: 'document', ...(document as object) })
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => ajv.getSchema(`document#/components/schemas/${name}`), name).not.toThrow()
    }
    for (const [, , { parameters }] of operations) {
      for (const { name, schema } of parameters) expect(() => ajv.compile(schema), name).not.toThrow()
    }
  })

  it('asks for credentials exactly where the contract does', () => {
    for (const { name, endpoint } of contracts.endpoints) {
      const operation = operations.find(([, , { operationId }]) => operationId === name)?.[2]
      expect(operation?.security.length === 0, name).toBe(endpoint.access === 'public')
      const isSignIn = endpoint.problems?.includes('unauthenticated') ?? false
      expect('401' in (operation?.responses ?? {}), name).toBe(endpoint.access !== 'public' || isSignIn)
    }
  })

  it('describes an upload as a multipart form with its file', () => {
    const submission = document.paths['/registry/submissions/']?.['post']
    const content = submission?.requestBody?.['content'] as Record<string, { schema: { required: string[] } }>
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data']?.schema.required).toContain('plugin')
  })

  it('brings a working example of every path and every JSON body', () => {
    for (const [method, path, { parameters, requestBody }] of operations) {
      const inPath = parameters.filter((each) => each.in === 'path')
      expect(
        inPath.filter((each) => each.example === undefined),
        `${method} ${path}`,
      ).toEqual([])
      const content = (requestBody?.['content'] ?? {}) as Record<string, { example?: object }>
      if (content['application/json']) expect(content['application/json'].example, path).toBeDefined()
    }
  })

  it('gives examples that its own schemas accept', () => {
    for (const { name, endpoint } of contracts.endpoints) {
      const operation = operations.find(([, , { operationId }]) => operationId === name)?.[2]
      const given = (operation?.parameters ?? []).filter((each) => each.example !== undefined)
      const schemas = { ...endpoint.params?.properties, ...endpoint.query?.properties }
      for (const { name: field, example } of given) {
        const schema = Type.Object({ [field]: schemas[field] ?? Type.Never() })
        expect(validate(schema, { [field]: example }), `${name} ${field}`).toMatchObject({ ok: true })
      }
      const content = operation?.requestBody?.['content'] as Record<string, { example?: object }> | undefined
      const body = content?.['application/json']?.example
      if (body && endpoint.body) expect(validate(endpoint.body, body), name).toMatchObject({ ok: true })
    }
  })

  it('describes every parameter', () => {
    for (const [method, path, { parameters }] of operations) {
      const silent = parameters.filter(({ description }) => !description).map(({ name }) => name)
      expect(silent, `${method} ${path}`).toEqual([])
    }
  })

  it('says how each call can fail: a page past the end, a wrong password, a limit', () => {
    const codes = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {})
    expect(codes('/api/data/', 'get')).toEqual(expect.arrayContaining(['200', '400', '404']))
    expect(codes('/api/login/', 'post')).toEqual(expect.arrayContaining(['401', '429']))
    expect(codes('/api/users/', 'post')).toEqual(expect.arrayContaining(['409', '429']))
    expect(codes('/api/analysis/correlation/', 'post')).toContain('429')
    expect(codes('/api/imports/{id}/commit/', 'post')).toEqual(expect.arrayContaining(['401', '403', '409']))
    expect(document.components.responses['rate_limited']).toHaveProperty('headers.Retry-After')
  })

  it('tells of the table that a call can answer in place of JSON', () => {
    const asTable = operations.filter(
      ([, , { responses }]) => 'text/csv' in ((responses['200']?.['content'] ?? {}) as object),
    )
    expect(asTable.map(([, , { operationId }]) => operationId)).toEqual([
      'listUsers',
      'listDataValues',
      'listFacilities',
      'listImportFindings',
      'listMessages',
      'listSubscribers',
    ])
  })

  it('sends no body with a GET', () => {
    const reads = operations.filter(([method]) => method === 'get')
    expect(reads.filter(([, , operation]) => 'requestBody' in operation)).toEqual([])
  })
})
