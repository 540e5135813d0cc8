import * as Type from 'typebox'
import type { TSchema } from 'typebox'
import type { Permission } from './manifest.ts'

/** One thing a plugin can ask the host. */
export interface HostMethod<Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  summary: string
  /** Null: every plugin may call it. */
  permission: Permission | null
  input: Input
  output: Output
  /** Taken from the plugin's token bucket. */
  cost: number
  deadlineMs: number
}

/** A method with the exact types of what goes in and what comes out. */
export const method = <const Input extends TSchema, const Output extends TSchema>(
  definition: HostMethod<Input, Output>,
): HostMethod<Input, Output> => definition

export const Nothing = Type.Object({}, { additionalProperties: false })
