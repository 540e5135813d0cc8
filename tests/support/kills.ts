const isEndurance = process.env['MSDAT_ENDURANCE'] === '1'

/** Given in a test's title, so that a run that failed can be repeated. */
export const killSeed = Number(process.env['MSDAT_KILL_SEED'] ?? Date.now() % 1_000_000)

/** A few rounds in every test run, all of them in `npm run test:endurance`. */
export const killRounds = (few: number, many: number): number => (isEndurance ? many : few)
