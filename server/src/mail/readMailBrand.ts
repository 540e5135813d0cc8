import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { logoPath } from '../platform/logo.ts'
import { PlatformStore } from '../platform/PlatformStore.ts'
import { plainBrand, type MailBrand } from './renderMail.ts'

/** Read in the transaction of the message: a second connection would wait for it. */
export async function readMailBrand(db: Kysely<DataTables>, publicUrl?: string): Promise<MailBrand> {
  const { known, logo } = await new PlatformStore(db, { old_versions: [], activity_days: 365 }).readAll()
  return {
    name: known.platform_name,
    logo: logo && publicUrl ? publicUrl + logoPath(logo) : '',
    accent: known.colours.light.accent ?? plainBrand.accent,
  }
}
