/** The name of a property that is written out; null where it is known only at run time. */
export function nameOf(node: { computed: boolean; property: object }): string | null {
  const { computed, property } = node
  if (!computed) return 'name' in property ? String(property.name) : null
  return 'value' in property && typeof property.value === 'string' ? property.value : null
}
