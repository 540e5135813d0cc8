import type { ColumnDataType, Kysely, Migration } from 'kysely'

/** Migrations of the accounts, by name. A name that has run somewhere is never changed again. */
export const accountMigrations: Record<string, Migration> = {
  accounts_001_users: { up: createAccountTables },
  accounts_002_networks: { up: createNetworkTable },
}

type Columns = Record<string, ColumnDataType>

interface TableShape {
  required: Columns
  optional?: Columns
  belongsToUser?: boolean
}

const texts = (...names: string[]): Columns => Object.fromEntries(names.map((name) => [name, 'text']))

const tables: Record<string, TableShape> = {
  users: {
    required: {
      ...texts('username', 'display_username', 'name', 'email', 'role', 'created_at', 'updated_at'),
      ...texts('first_name', 'last_name', 'profession', 'organization'),
      email_verified: 'integer',
      banned: 'integer',
    },
    optional: texts('avatar', 'ban_reason', 'ban_expires', 'last_login'),
  },
  user_credentials: {
    required: texts('account_id', 'provider_id', 'created_at', 'updated_at'),
    optional: texts(
      'password',
      'access_token',
      'refresh_token',
      'id_token',
      'scope',
      'access_token_expires_at',
      'refresh_token_expires_at',
    ),
    belongsToUser: true,
  },
  user_sessions: {
    required: texts('token', 'expires_at', 'created_at', 'updated_at'),
    optional: texts('ip_address', 'user_agent', 'impersonated_by'),
    belongsToUser: true,
  },
  user_verifications: { required: texts('identifier', 'value', 'expires_at', 'created_at', 'updated_at') },
}

const indexes = [
  { table: 'users', columns: ['username'], isUnique: true },
  { table: 'users', columns: ['email'], isUnique: true },
  { table: 'user_credentials', columns: ['user_id', 'provider_id'], isUnique: true },
  { table: 'user_sessions', columns: ['token'], isUnique: true },
  { table: 'user_sessions', columns: ['user_id'], isUnique: false },
  { table: 'user_verifications', columns: ['identifier'], isUnique: false },
]

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  for (const [name, shape] of Object.entries(tables)) await createTable(db, name, shape)
  for (const { table, columns, isUnique } of indexes) {
    const index = db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
    await (isUnique ? index.unique() : index).execute()
  }
}

async function createNetworkTable(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'user_networks', { required: texts('last_used'), belongsToUser: true })
  await db.schema.createIndex('user_networks_user_id').on('user_networks').column('user_id').execute()
}

async function createTable(db: Kysely<unknown>, name: string, shape: TableShape): Promise<void> {
  let table = db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey().notNull())
  for (const [column, type] of Object.entries(shape.required)) {
    table = table.addColumn(column, type, (built) => built.notNull())
  }
  for (const [column, type] of Object.entries(shape.optional ?? {})) table = table.addColumn(column, type)
  if (shape.belongsToUser) {
    table = table.addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
  }
  await table.execute()
}
