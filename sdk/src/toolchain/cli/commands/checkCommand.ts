import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { typesAreRight } from '../../checks/rules/typesAreRight.ts'
import { watchPlugin } from '../dev/watchPlugin.ts'
import { countText, findingsText } from '../findingsText.ts'
import { loadZip } from '../loadZip.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

export async function checkCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { watch: { type: 'boolean', short: 'w' } },
    allowPositionals: true,
  })
  const isFit = await checkOnce(positionals[0], terminal)
  if (values.watch) await checkForEver(positionals[0] ?? '', terminal)
  return isFit ? 0 : 1
}

async function checkOnce(path: string | undefined, terminal: Terminal): Promise<boolean> {
  const { isFit, findings, manifest, files } = await checkPlugin(await loadZip(path), {}, [typesAreRight])
  if (findings.length > 0) terminal.say(findingsText(findings))
  const name = manifest ? `${manifest.id} ${manifest.version}` : 'The plugin'
  terminal.say(
    isFit
      ? `${name} passes: ${files.length} files, ${countText(findings)}.`
      : `${name} does not pass: ${countText(findings)}.`,
  )
  return isFit
}

async function checkForEver(folder: string, terminal: Terminal): Promise<never> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new CliFault('Only a folder can be watched.')
  let queue: Promise<unknown> = Promise.resolve()
  watchPlugin(folder, () => {
    terminal.say(`\n${new Date().toLocaleTimeString()}`)
    queue = queue
      .then(() => checkOnce(folder, terminal))
      .catch((error: unknown) => terminal.complain(String(error)))
  })
  terminal.say('Watching for changes; Ctrl-C ends.')
  return new Promise<never>(() => {})
}
