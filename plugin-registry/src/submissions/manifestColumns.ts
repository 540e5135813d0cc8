import { isCommand, type Manifest } from '@msdat/sdk/contracts/manifest'

/**
 * What of a manifest stands in the row of its submission. Each check compares a plugin with the titles and keys of all
 * others. They have small columns of their own, since a manifest may take 256 kB and hundreds of them seconds to parse.
 */
export function manifestColumns(manifest: Manifest) {
  const { id, name, version, contributes } = manifest
  return {
    plugin_id: id,
    title: name,
    version,
    manifest: JSON.stringify(manifest),
    contribution_titles: JSON.stringify(contributes.map(({ title }) => title)),
    command_keys: JSON.stringify(contributes.filter(isCommand).flatMap(({ key }) => key ?? [])),
  }
}
