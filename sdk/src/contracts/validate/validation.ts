/** The outcome of checking a value. Both validators answer in this shape. */
export type Validation<Value> = { ok: true; value: Value } | { ok: false; issues: Issue[] }

export interface Issue {
  /** Field names with dots between them; empty for the value itself. */
  path: string
  message: string
}

/** Issues by field, as a Problem carries them. */
export function toFields(issues: readonly Issue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = Object.create(null)
  for (const { path, message } of issues) (fields[path || 'body'] ??= []).push(message)
  return { ...fields }
}
