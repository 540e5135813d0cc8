/** Whether a write failed since a unique index has such a row already: SQLite and PostgreSQL each have a code for it. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505')
