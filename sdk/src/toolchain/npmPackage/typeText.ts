/** The parts of a JSON Schema that say what a value is. */
interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  description?: string
}

const deepest = 3

/** A schema as TypeScript would write it; deeper than three levels only that it is an object. */
export function typeText(schema: object, depth = 0): string {
  const {
    type,
    const: fixed,
    enum: choices,
    anyOf,
    properties,
    patternProperties,
    items,
    description,
  } = schema as Schema
  if (fixed !== undefined) return JSON.stringify(fixed)
  if (choices) return choices.map((one) => JSON.stringify(one)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map((one) => typeText(one, depth)))].join(' | ')
  if (type === 'array') return arrayText(items ?? {}, depth)
  if (properties) return objectText(schema as Schema, depth)
  if (patternProperties) {
    const [value = {}] = Object.values(patternProperties)
    return `Record<string, ${typeText(value, depth + 1)}>`
  }
  if (type === 'integer') return 'number'
  return type ?? (/^\w+Array$/.test(description ?? '') ? (description ?? '') : 'unknown')
}

function arrayText(items: Schema, depth: number): string {
  const text = typeText(items, depth)
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties = {}, required = [] }: Schema, depth: number): string {
  const names = Object.entries(properties)
  if (names.length === 0) return '{}'
  if (depth >= deepest) return 'object'
  const inside = '  '.repeat(depth + 1)
  const lines = names.map(
    ([name, part]) =>
      `${inside}${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${typeText(part, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

export interface Field {
  name: string
  type: string
  isRequired: boolean
  description: string
}

/** The properties of an object's schema, one each. */
export function fieldsOf(schema: object): Field[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).map(([name, part]) => ({
    name,
    type: typeText(part),
    isRequired: required.includes(name),
    description: part.description ?? '',
  }))
}
