import type { OpenApiDocument, Operation, Parameter } from '@msdat/sdk/adapters/openapi'
import { html, type Markup } from './html.ts'

export interface Call {
  method: string
  path: string
  operation: Operation
}

/** What the field "Find a call" looks through. */
export function searchText({ path, operation }: Call): string {
  return [path, operation.summary, operation.operationId, ...operation.parameters.map(({ name }) => name)]
    .join(' ')
    .toLowerCase()
}

type Json = Record<string, unknown>

/** One call: what it does, what it takes, what it answers, and for a GET the form to try it. */
export function renderOperation(call: Call, document: OpenApiDocument): Markup {
  const { method, path, operation } = call
  return html`<article id="${operation.operationId}" data-find="${searchText(call)}">
    <h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
    <p class="address">
      <span class="method ${method}">${method.toUpperCase()}</span
      ><code>${path}</code>${accessNote(operation)}
    </p>
    ${method === 'get' ? tryForm(call) : bodyFields(operation, document)} ${answerFields(operation, document)}
  </article>`
}

function accessNote(operation: Operation): Markup | null {
  const access = operation['x-access']
  if (access === 'public') return null
  return html`<span class="access">${access === 'user' ? 'signed in' : `for a ${access}`}</span>`
}

function tryForm({ path, operation }: Call): Markup {
  const id = operation.operationId
  return html`<form class="try" id="try-${id}" data-path="${path}" action="${path}" method="get">
      ${operation.parameters.length > 0 && html`<div class="fields">${operation.parameters.map((each) => field(id, each))}</div>`}
      <div class="bar"><button type="submit">Run</button><output class="sent"></output></div>
    </form>
    <div class="result" data-result-of="try-${id}" hidden></div>`
}

// Ids mean nothing to a stranger: these fields offer names and fill in the id.
const catalogLists: Record<string, string> = {
  indicator: 'indicators',
  datasource: 'datasources',
  location: 'locations',
  level: 'levels',
  value_type: 'valueTypes',
  factor: 'factors',
}

function field(operationId: string, parameter: Parameter): Markup {
  const { name, required, description, schema } = parameter
  const id = `${operationId}-${name}`
  return html`<div class="field">
    <label for="${id}">${name}${required && html` <span class="required">required</span>`}</label>
    ${control(id, parameter)}
    <p class="hint">${[description, limits(schema)].filter(Boolean).join(' ')}</p>
  </div>`
}

function control(id: string, { name, in: place, required, schema }: Parameter): Markup {
  const choices = choicesOf(schema)
  if (choices) {
    return html`<select id="${id}" name="${name}" data-in="${place}">
      <option value="">any</option>
      ${choices.map((choice) => html`<option>${choice}</option>`)}
    </select>`
  }
  const list = catalogLists[name]
  return html`<input
    id="${id}"
    name="${name}"
    data-in="${place}"
    autocomplete="off"
    spellcheck="false"
    inputmode="${schema['type'] === 'integer' ? 'numeric' : 'text'}"
    placeholder="${placeholder(schema)}"
    ${required && html`required`}
    ${list && html`data-list="${list}"`}
  />`
}

function choicesOf(schema: Json): string[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String)
  return schema['type'] === 'boolean' ? ['true', 'false'] : null
}

const placeholder = (schema: Json): string =>
  schema['default'] === undefined ? '' : String(schema['default'])

function limits({ minimum, maximum, type }: Json): string {
  if (type !== 'integer') return ''
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}.` : ''
}

function bodyFields(operation: Operation, document: OpenApiDocument): Markup | null {
  const content = Object.entries(
    (operation.requestBody?.['content'] ?? {}) as Record<string, { schema: Json }>,
  )[0]
  if (!content) return null
  const [type, { schema }] = content
  return html`<h4>Send <span class="note">${type}</span></h4>
    ${fieldTable(schema, document)}`
}

function answerFields(operation: Operation, document: OpenApiDocument): Markup {
  const content = (operation.responses['200'] ?? operation.responses['201'])?.['content'] as
    Record<string, { schema: Json }> | undefined
  const { schema, note } = rowOf(resolve(content?.['application/json']?.schema ?? {}, document), document)
  return html`<details class="answer">
    <summary>What it answers${note}</summary>
    ${fieldTable(schema, document)}
  </details>`
}

/** Of a list, the row is what a reader wants to know. */
function rowOf(schema: Json, document: OpenApiDocument): { schema: Json; note: string } {
  const results = (schema['properties'] as Record<string, Json> | undefined)?.['results']
  const items = results?.['items'] as Json | undefined
  return items ? { schema: resolve(items, document), note: ': a page of rows' } : { schema, note: '' }
}

function fieldTable(schema: Json, document: OpenApiDocument): Markup {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const required = (schema['required'] ?? []) as string[]
  if (fields.length === 0) return html`<p class="hint">${typeOf(schema, document)}</p>`
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ([name, part]) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${typeOf(part, document)}${!required.includes(name) && ', optional'}</td>
              <td>${part['description'] as string}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function typeOf(schema: Json, document: OpenApiDocument): string {
  const named = /\/(\w+)$/.exec(String(schema['$ref'] ?? ''))?.[1]
  if (named && !isSimple(resolve(schema, document))) return named
  const { type, enum: choices, items, anyOf } = resolve(schema, document)
  if (Array.isArray(choices)) return choices.length > 8 ? 'one of a list' : choices.join(' | ')
  if (Array.isArray(anyOf)) return anyOf.map((each: Json) => typeOf(each, document)).join(' or ')
  if (type === 'array') return `list of ${typeOf((items ?? {}) as Json, document)}`
  return typeof type === 'string' ? type : 'any'
}

const isSimple = (schema: Json): boolean => schema['type'] !== 'object' && !('anyOf' in schema)

function resolve(schema: Json, { components }: OpenApiDocument): Json {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref'] ?? ''))?.[1]
  return (name && components.schemas[name]) || schema
}
