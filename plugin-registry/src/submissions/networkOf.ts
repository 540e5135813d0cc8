/**
 * Whose address it is, as far as one can tell: of IPv6 the first 64 bits, since whoever has one such
 * address has all that begin like it.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '')
  const first = groups(head)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - groups(tail).length) }, () => '0')
  return [...first, ...zeros, ...groups(tail)].slice(0, 4).join(':')
}
