interface Means {
  /** Browsers that do not tell leave it out. */
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether the visitor wants little to be fetched, or their network carries little. */
export function savesData(visitor: object | undefined = globalThis.navigator): boolean {
  const { connection }: Means = visitor ?? {}
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}
