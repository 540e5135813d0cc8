import type { OpenApiDocument, Operation } from '@msdat/sdk/http/openapi'
import type { Call } from './Call.ts'
import { html, withCode, type Markup } from './html.ts'
import { tryForm } from './renderForm.ts'

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
    ${method === 'get' ? tryForm(call) : [pathFields(operation), bodyFields(operation, document), asCommand(call)]}
    ${answerFields(operation, document)} ${failures(operation, document)}
  </article>`
}

function accessNote(operation: Operation): Markup | null {
  const access = operation['x-access']
  if (access === 'public') return null
  return html`<span class="access">${access === 'user' ? 'signed in' : `for a ${access}`}</span>`
}

/** What stands in the path of a call that is not tried here. */
function pathFields({ parameters }: Operation): Markup | null {
  if (parameters.length === 0) return null
  return html`<ul class="in-path">
    ${parameters.map(({ name, description }) => html`<li><code>${name}</code> ${description}</li>`)}
  </ul>`
}

/** The call as a command to copy, with the examples in it. */
function asCommand({ method, path, operation }: Call): Markup {
  const filled = operation.parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, String(example ?? name)),
    path,
  )
  return html`<h4>Example</h4>
    <pre class="command" tabindex="0" aria-label="Example">
${[
        `curl -X ${method.toUpperCase()} "$SITE${filled}"`,
        operation['x-access'] !== 'public' && `-H "Authorization: Bearer $TOKEN"`,
        ...bodyArguments(operation),
      ]
        .filter((part) => part !== false)
        .join(' \\\n  ')}</pre>`
}

function bodyArguments({ requestBody }: Operation): string[] {
  const content = (requestBody?.['content'] ?? {}) as Record<string, { schema: Json; example?: Json }>
  const example = content['application/json']?.example
  // In a shell a quotation mark ends the text.
  if (example)
    return ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`]
  const fields = content['multipart/form-data']?.schema['properties'] as Record<string, Json> | undefined
  return Object.entries(fields ?? {}).flatMap(([name, part]) =>
    'contentMediaType' in part ? [`-F "${name}=@FILE"`] : [],
  )
}

function failures({ responses }: Operation, { components }: OpenApiDocument): Markup {
  const failed = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  return html`<details class="answer">
    <summary>How it can fail</summary>
    <dl>
      ${failed.map(([status, response]) => {
        const code = String(response['$ref']).split('/').at(-1) ?? ''
        return html`<dt>${status} <code>${code}</code></dt>
          <dd>${withCode(String(components.responses[code]?.['description'] ?? ''))}</dd>`
      })}
    </dl>
  </details>`
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
              <td>${withCode(String(part['description'] ?? ''))}</td>
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
