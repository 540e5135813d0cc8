/** A name for a conversation that nobody guesses. `crypto.randomUUID` is missing on plain HTTP. */
export function makeSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
