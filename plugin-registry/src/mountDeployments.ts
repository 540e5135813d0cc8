import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/deployments'
import { getBuildProvenance } from '@msdat/sdk/contracts/buildProvenance'
import { accountName } from './audit/actorName.ts'
import type { Change } from './createChange.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { listVersions } from './releases/listVersions.ts'
import { readProvenance } from './releases/readProvenance.ts'
import { rollBack } from './releases/rollBack.ts'
import type { SigningKey } from './releases/SigningKey.ts'
import { switchPlugin } from './releases/switchPlugin.ts'
import { yank } from './releases/yank.ts'

interface Parts {
  db: RegistryDb
  key: () => SigningKey
  change: Change
}

/** Binds what admins do with a plugin that is deployed. */
export function mountDeployments(serve: Serve, { db, key, change }: Parts): void {
  serve(contracts.listVersions, async ({ plugin }) => ({ versions: await listVersions(db, plugin) }))
  serve(getBuildProvenance, ({ plugin, version }) => readProvenance(db, plugin, version))
  serve(contracts.disablePlugin, (input, { actor }) =>
    change((tx) => switchPlugin(tx, { ...input, isOn: false, actor, key: key() })),
  )
  serve(contracts.enablePlugin, (input, { actor }) =>
    change((tx) => switchPlugin(tx, { ...input, isOn: true, actor, key: key() })),
  )
  serve(contracts.rollBackPlugin, (input, { actor }) =>
    change((tx) => rollBack(tx, { ...input, actor: accountName(actor), key: key() })),
  )
  serve(contracts.yankPlugin, (input, { actor }) =>
    change((tx) => yank(tx, { ...input, actor: accountName(actor), key: key() })),
  )
}
