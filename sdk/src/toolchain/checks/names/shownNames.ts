import type { Manifest } from '../../../contracts/manifest.ts'

export interface ShownName {
  /** Where it stands in the manifest. */
  field: string
  text: string
}

/** The texts of a manifest by which visitors tell plugins apart. */
export function shownNames({ name, contributes }: Pick<Manifest, 'name' | 'contributes'>): ShownName[] {
  const titles = contributes.map(({ title }, at) => ({ field: `contributes[${at}].title`, text: title }))
  return [{ field: 'name', text: name }, ...titles]
}
