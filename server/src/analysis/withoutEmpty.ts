/** A payload without the choices that were not made. */
export type Chosen<Payload> = { [Name in keyof Payload]: Exclude<Payload[Name], null | ''> }

/** Null and the empty text mean no choice, as an empty filter of a GET call does. */
export function withoutEmpty<Payload extends object>(payload: Payload): Chosen<Payload> {
  const chosen = Object.entries(payload).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(chosen) as Chosen<Payload>
}
