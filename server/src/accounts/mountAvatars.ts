import { createHash } from 'node:crypto'
import type { Request, Response, Router } from 'express'
import type { Kysely } from 'kysely'
import { avatarPixels, changeAvatar, removeAvatar } from '@msdat/sdk/contracts/avatars'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import { drawAnew } from '../images/drawAnew.ts'
import { readUser } from './users.ts'

const mostPixels = 512
const square = { width: avatarPixels, height: avatarPixels }
const kind = 'webp'

/** The pictures of accounts. Each has an address of its own that nobody can guess, and that changes with it. */
export function mountAvatars(serve: Serve, router: Router, db: Kysely<AccountTables>): void {
  serve(changeAvatar, async ({ id, picture }, { actor }) => {
    refuseOthers(id, actor.id)
    const given = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    const drawn = await drawAnew(given, { ...square, isFilled: true, kind, mostPixels }, actor.id)
    if (!drawn) {
      const message = `Choose a PNG, JPEG or WebP picture of at most ${mostPixels} by ${mostPixels} pixels.`
      throw new AppError('invalid_input', message, { picture: [message] })
    }
    const digest = createHash('sha256').update(`${id} `).update(drawn.content).digest('hex').slice(0, 32)
    const row = { digest, kind, content: drawn.content.toString('base64') }
    await keep(db, id, row)
    return readUser(db, id)
  })
  serve(removeAvatar, async ({ id }, { actor }) => {
    refuseOthers(id, actor.id)
    await keep(db, id, null)
    return readUser(db, id)
  })
  router.get('/api/users/:id/avatar/:digest', async (request: Request, response: Response) => {
    const row = await db
      .selectFrom('user_avatars')
      .select(['kind', 'content'])
      .where('id', '=', String(request.params['id']))
      .where('digest', '=', String(request.params['digest']))
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', 'There is no such picture.')
    response.set({
      'Content-Type': `image/${row.kind}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=31536000, immutable',
    })
    response.end(Buffer.from(row.content, 'base64'))
  })
}

async function keep(
  db: Kysely<AccountTables>,
  id: string,
  row: { digest: string; kind: string; content: string } | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('user_avatars').where('id', '=', id).execute()
    if (row)
      await tx
        .insertInto('user_avatars')
        .values({ id, user_id: id, ...row })
        .execute()
    const avatar = row && `/api/users/${id}/avatar/${row.digest}`
    await tx
      .updateTable('users')
      .set({ avatar, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  })
}

function refuseOthers(id: string, own: string): void {
  if (id !== own) throw new AppError('not_allowed', 'You can change your own account only.')
}
