import { Manifest } from '../../contracts/manifest.ts'

/** The manifest's schema as a file for editors: manifest.schema.json. */
export function manifestSchemaText(): string {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'Plugin manifest', ...Manifest }
  return `${JSON.stringify(schema, null, 2)}\n`
}
