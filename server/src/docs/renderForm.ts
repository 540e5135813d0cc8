import type { Parameter } from '@msdat/sdk/http/openapi'
import type { Call } from './Call.ts'
import { html, type Markup } from './html.ts'

type Json = Record<string, unknown>

/** The form to try a GET call with: filters first, each with what it takes, and an example where there is one. */
export function tryForm({ path, operation }: Call): Markup {
  const id = operation.operationId
  return html`<form class="try" id="try-${id}" data-path="${path}" action="${path}" method="get">
      ${operation.parameters.length > 0 && html`<div class="fields">${inReadingOrder(operation.parameters).map((each) => field(id, each))}</div>`}
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

// What narrows the answer comes before how it is cut and sorted.
const lateNames = ['ordering', 'size', 'page', 'fields', 'format', 'caching']

const inReadingOrder = (parameters: readonly Parameter[]): Parameter[] =>
  [...parameters].sort((a, b) => lateNames.indexOf(a.name) - lateNames.indexOf(b.name))

function field(operationId: string, parameter: Parameter): Markup {
  const { name, required, description, schema } = parameter
  const id = `${operationId}-${name}`
  return html`<div class="field">
    <label for="${id}">${name}${required && html` <span class="required">required</span>`}</label>
    ${control(id, parameter)}
    <p class="hint">
      ${[description, limits(schema), catalogLists[name] && 'A name will do.'].filter(Boolean).join(' ')}
    </p>
  </div>`
}

function control(id: string, { name, in: place, required, schema, example }: Parameter): Markup {
  const choices = choicesOf(schema)
  if (choices) {
    return html`<select id="${id}" name="${name}" data-in="${place}">
      <option value="">not set</option>
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
    value="${example === undefined ? '' : String(example)}"
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
  // The largest id there can be tells a reader nothing.
  if (Number(maximum) >= 2 ** 31 - 1) return ''
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}.` : ''
}
