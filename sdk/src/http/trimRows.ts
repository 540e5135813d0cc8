/** The page with only the named fields in its rows. The contract has checked the names already. */
export function trimRows(output: unknown, fields: unknown): unknown {
  if (typeof fields !== 'string' || fields === '' || !hasRows(output)) return output
  const names = [...new Set(fields.split(','))]
  const results = output.results.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
  return { ...output, results }
}

function hasRows(output: unknown): output is { results: Record<string, unknown>[] } {
  return typeof output === 'object' && output !== null && 'results' in output && Array.isArray(output.results)
}
