/** A zip of 10 MB that inflates to at most 50 MB in at most 1,000 files, no file more than 100-fold. */
export const archiveLimits = {
  zipBytes: 10 * 1024 * 1024,
  inflatedBytes: 50 * 1024 * 1024,
  files: 1000,
  ratio: 100,
  pathLength: 200,
  manifestBytes: 256 * 1024,
} as const
