interface Versioned {
  version(): Promise<string>
}

/** Reads once for each data version what takes too long to read at every request. */
export function keptPerVersion<Value>(data: Versioned, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { version: string; value: Promise<Value> } | undefined
  return async () => {
    const version = await data.version()
    if (kept?.version !== version) {
      const value = read()
      // A failed reading must not be served for as long as the version lasts.
      value.catch(() => (kept = undefined))
      kept = { version, value }
    }
    return kept.value
  }
}
