import * as Type from 'typebox'
import type { TObject, TOptional, TProperties, TSchemaOptions } from 'typebox'

interface PartialOptions extends TSchemaOptions {
  additionalProperties?: false
}

type Partly<Properties extends TProperties> = { [Name in keyof Properties]: TOptional<Properties[Name]> }

/** The same object, none of whose fields has to be there. `Type.Partial` is as heavy as `Type.Record`: see recordOf. */
export function partialOf<Properties extends TProperties>(
  { properties }: TObject<Properties>,
  options: PartialOptions = {},
): TObject<Partly<Properties>> {
  const fields = Object.entries(properties).map(([name, field]) => [name, Type.Optional(field)])
  return Type.Object(Object.fromEntries(fields) as Partly<Properties>, options)
}
