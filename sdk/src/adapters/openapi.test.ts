import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
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
      expect('401' in (operation?.responses ?? {}), name).toBe(endpoint.access !== 'public')
    }
  })

  it('describes an upload as a multipart form with its file', () => {
    const submission = document.paths['/registry/submissions/']?.['post']
    const content = submission?.requestBody?.['content'] as Record<string, { schema: { required: string[] } }>
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data']?.schema.required).toContain('plugin')
  })

  it('sends no body with a GET', () => {
    const reads = operations.filter(([method]) => method === 'get')
    expect(reads.filter(([, , operation]) => 'requestBody' in operation)).toEqual([])
  })
})
