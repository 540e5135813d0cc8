import JSZip from 'jszip'

export interface PluginParts {
  id: string
  version?: string
  name?: string
  /** Text of src/main.tsx. */
  source: string
  permissions?: string[]
  icon?: string
  /** Further fields of the manifest. */
  more?: object
}

/** The least source that a panel can have. */
export const plainPanel = `
import { definePlugin } from '@msdat/sdk'

definePlugin({ contributions: { panel: { view: () => <p>Well</p> } } })
`

/** Makes the zip of a one-panel plugin, as an author would hand it in. */
export async function packPlugin(parts: PluginParts): Promise<Buffer> {
  const zip = new JSZip()
  zip.file('manifest.json', JSON.stringify(manifestOf(parts), null, 2))
  zip.file('src/main.tsx', parts.source)
  if (parts.icon) zip.file('assets/icon.svg', parts.icon)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}

export function manifestOf({
  id,
  version = '1.0.0',
  name = id,
  permissions = [],
  icon,
  more,
}: PluginParts): object {
  return {
    id,
    name,
    version,
    description: `The plugin ${id}, made by a test.`,
    author: { name: 'Test Author', email: 'author@example.org' },
    license: 'MIT',
    sdk: '^1.0.0',
    entry: 'src/main.tsx',
    contributes: [
      {
        point: 'panel',
        id: 'panel',
        title: name,
        ...(icon && { icon: 'assets/icon.svg' }),
        size: { height: 300 },
      },
    ],
    permissions: permissions.map((permission) => ({
      name: permission,
      reason: 'The test needs this to work.',
    })),
    ...more,
  }
}
