import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../support/project.ts'

/** Runs `npm run generate-data` on a database; its progress goes where ours goes. Answers the seconds it took. */
export async function generateData(values: number, settings: Record<string, string>): Promise<number> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [inProject('server/dist/simulate/cli.js'), '--values', String(values)],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The simulated data could not be made (code ${code}).`)
  return (performance.now() - began) / 1000
}
