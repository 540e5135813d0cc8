import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'

/** What a permission is for, and its name. */
export function wordsOfGrant(grant: string): string {
  const [name = '', of] = grant.split(' ')
  return `${meaningOf(name, of)} (${grant})`
}

function meaningOf(name: string, of: string | undefined): string {
  if (name === 'events:publish' && of) return `Tell other plugins under ${of}`
  if (name === 'events:subscribe' && of) return `Hear ${of}`
  return of ? `Contact ${of}` : (permissionTexts[name as Permission] ?? name)
}
