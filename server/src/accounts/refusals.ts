const refusals = [400, 401, 403, 422]

export const isFailure = (error: unknown): boolean => statusOf(error) === 500

/** better-auth answers a refusal by throwing; a fault of the database or of ours is thrown on. */
export function nullIfRefused(error: unknown): null {
  if (refusals.includes(statusOf(error))) return null
  throw error
}

/** The HTTP status that better-auth means; 500 for whatever else was thrown. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
