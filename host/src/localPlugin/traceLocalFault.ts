import { LocalFault, localFaultPath } from '@msdat/sdk/contracts/localFault'
import { validate } from '@msdat/sdk/contracts/validate/browser'

/** Asks "msdat-plugin dev" where a fault came about in the author's source; null where it does not answer. */
export async function traceLocalFault(
  server: string,
  digest: string,
  message: string,
): Promise<LocalFault | null> {
  try {
    const answer = await fetch(server + localFaultPath(digest), {
      method: 'POST',
      body: message,
      credentials: 'omit',
    })
    const read = validate(LocalFault, await answer.json())
    return read.ok ? read.value : null
  } catch {
    return null
  }
}
