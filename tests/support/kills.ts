import { createHash } from 'node:crypto'

const isEndurance = process.env['MSDAT_ENDURANCE'] === '1'

/** Given in a test's title, so that a run that failed can be repeated. */
export const killSeed = Number(process.env['MSDAT_KILL_SEED'] ?? Date.now() % 1_000_000)

/** A few rounds in every test run, all of them in `npm run test:endurance`. */
export const killRounds = (few: number, many: number): number => (isEndurance ? many : few)

/** Numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(): () => number {
  let drawn = 0
  return () =>
    createHash('sha256')
      .update(`${killSeed} ${(drawn += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32
}
