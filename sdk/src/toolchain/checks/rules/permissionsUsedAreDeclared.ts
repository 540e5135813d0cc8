import { hostMethods } from '../../../contracts/hostMethods.ts'
import { permissionTexts, type Permission } from '../../../contracts/manifest.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** What each hook and each part of the SDK asks the host for. */
const permissionsOfParts: Record<string, readonly Permission[]> = {
  useCatalog: ['data:read'],
  useData: ['data:read'],
  useCoverage: ['data:read'],
  useCitations: ['data:read'],
  useSelection: ['selection:read'],
  useSetSelection: ['selection:write'],
  useStored: ['storage'],
  useStoredList: ['storage'],
  usePublish: ['events:publish'],
  useSubscription: ['events:subscribe'],
  useAppearance: ['page:appearance'],
  useSetAppearance: ['page:appearance'],
  forCatalog: ['data:read'],
  forSubject: ['data:read', 'selection:read'],
  AnswerLine: ['data:read'],
  SourcesCard: ['data:read', 'selection:write'],
  BackToNation: ['selection:write'],
  useAlternatives: ['data:read', 'selection:write'],
  useCorrelations: ['data:read'],
  useFigures: ['data:read'],
  useGrouping: ['data:read'],
  useLgaPlaces: ['data:read'],
  useRegistries: ['data:read'],
  useNearestFigures: ['data:read'],
  usePlaceChoice: ['selection:write'],
  useSharedLineage: ['data:read'],
  useStatesFigures: ['data:read'],
  useStatesSource: ['data:read'],
  useZoneComputing: ['data:read'],
}

/** Servers are contacted without the host; parts of the kit save files, notify, and ask for the position where they may. */
const unseen: readonly Permission[] = ['network', 'files:save', 'ui:notify', 'visitor:position']

export const permissionsUsedAreDeclared: Check = {
  rule: 'permissionsUsedAreDeclared',
  look({ manifest, sources }, report) {
    if (!manifest || sources.some(({ problem }) => problem)) return
    const declared = new Set(manifest.permissions.map(({ name }) => name))
    const used = new Set<Permission>()
    for (const { path, hostUse } of sources) {
      for (const method of hostUse.methods) {
        if (Object.hasOwn(hostMethods, method)) continue
        report.error({
          file: path,
          title: 'A host method does not exist',
          detail: `host.call('${method}') is not in the table of host methods.`,
          remedy: `Use one of: ${Object.keys(hostMethods).join(', ')}.`,
        })
      }
      for (const [permission, by] of permissionsOf(hostUse)) {
        used.add(permission)
        if (declared.has(permission)) continue
        report.error({
          file: path,
          title: `The permission ${permission} is not declared`,
          detail: `${by} needs it, and the manifest does not ask for it.`,
          remedy: `Add { "name": "${permission}", "reason": "…" } to "permissions" in the manifest.`,
        })
      }
    }
    const isOpen = sources.some(({ hostUse }) => hostUse.isOpen)
    for (const permission of declared) {
      if (isOpen || used.has(permission) || unseen.includes(permission)) continue
      report.warning({
        file: manifestPath,
        title: `The permission ${permission} seems unused`,
        detail: `The manifest asks to "${permissionTexts[permission]}", and no use of it was found.`,
        remedy: 'Ask only for what the plugin needs: visitors see the list.',
      })
    }
  },
}

function permissionsOf(use: { methods: string[]; imports: string[] }): [Permission, string][] {
  const uses: [Permission, string][] = []
  for (const method of use.methods) {
    const permission = Object.hasOwn(hostMethods, method)
      ? hostMethods[method as keyof typeof hostMethods].permission
      : null
    if (permission) uses.push([permission, `host.call('${method}')`])
  }
  for (const name of use.imports) {
    const permissions = Object.hasOwn(permissionsOfParts, name) ? permissionsOfParts[name] : undefined
    for (const permission of permissions ?? []) uses.push([permission, name])
  }
  return uses
}
