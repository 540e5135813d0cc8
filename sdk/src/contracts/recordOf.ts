import * as Type from 'typebox'
import type { TRecord, TSchema, TSchemaOptions } from 'typebox'

interface RecordOptions extends TSchemaOptions {
  /** Pattern of the keys; without it any key. */
  keys?: string
  additionalProperties?: false
  maxProperties?: number
}

const anyKey = '^.*$'

/**
 * An object whose keys are not known ahead, with values of one form. `Type.Record` says the same, but brings along all
 * that computes types out of types: 10 kB for each page.
 */
export function recordOf<Value extends TSchema>(
  value: Value,
  { keys = anyKey, ...options }: RecordOptions = {},
): TRecord<typeof anyKey, Value> {
  return Object.assign(Type.RecordFromPattern(keys as typeof anyKey, value), options)
}
