import type { TSchema } from 'typebox'

/** What hasShape reads of a schema. */
interface Shape {
  type?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
}

// The envelope of a list, its rows, and the fields of a row.
const deepest = 3

/**
 * Whether an answer is of the kind that a schema describes: its types and its required fields, a few levels deep,
 * and of each list the first row. What a newer server adds is let be, and a large answer costs no more than a small one.
 */
export function hasShape(schema: TSchema, value: unknown): boolean {
  return fits(schema as Shape, value, deepest)
}

function fits(
  { anyOf, type, properties = {}, required = [], items }: Shape,
  value: unknown,
  depth: number,
): boolean {
  if (anyOf) return anyOf.some((one) => fits(one, value, depth))
  if (typeof type === 'string' && !isOfType(type, value)) return false
  if (depth === 0) return true
  if (Array.isArray(value)) return !items || value.length === 0 || fits(items, value[0], depth - 1)
  if (type !== 'object') return true
  const fields = value as Record<string, unknown>
  return (
    required.every((name) => name in fields) &&
    Object.entries(properties).every(([name, one]) => !(name in fields) || fits(one, fields[name], depth - 1))
  )
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
