import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as Type from 'typebox'
import { logoBox } from '@msdat/sdk/contracts/branding'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting } from '../db/settings.ts'
import { drawAnew } from '../images/drawAnew.ts'

const mostPixels = 2000

export const logoSetting = 'platform_logo'

const KeptLogo = Type.Object({
  digest: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** PNG in base64. */
  content: Type.String(),
})
export type KeptLogo = Type.Static<typeof KeptLogo>

export async function readLogo(db: Kysely<DataTables>): Promise<KeptLogo | null> {
  const text = await readSetting(db, logoSetting)
  const read = text ? validate(KeptLogo, JSON.parse(text)) : null
  return read?.ok ? read.value : null
}

/** Its address changes with it, so that it may be kept for ever. */
export const logoPath = (logo: Pick<KeptLogo, 'digest'> | null): string =>
  logo ? `/api/platform/logo/${logo.digest}/` : ''

/** Throws where the data address holds no picture that can be drawn. */
export async function drawLogo(address: string, account: string): Promise<KeptLogo> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const drawn = await drawAnew(bytes, { ...logoBox, kind: 'png', mostPixels }, account)
  if (!drawn) {
    const message = `Choose a PNG, JPEG or WebP picture of at most ${mostPixels} by ${mostPixels} pixels.`
    throw new AppError('invalid_input', message, { picture: [message] })
  }
  const { content, width, height } = drawn
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { digest, width, height, content: content.toString('base64') }
}
