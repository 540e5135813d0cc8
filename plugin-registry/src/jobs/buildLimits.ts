/** What the build of one zip may take, for a release and for a trial. */
export const buildLimits = { milliseconds: 60_000, processorSeconds: 20, megabytes: 512 }
