import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Each command of the manifest is handled somewhere, and nothing waits for a command that is not declared. */
export const commandsAreHandled: Check = {
  rule: 'commandsAreHandled',
  look({ manifest, sources }, report) {
    if (!manifest || sources.some(({ problem }) => problem)) return
    const declared = manifest.contributes.filter(({ point }) => point === 'command').map(({ id }) => id)
    const uses = sources.flatMap(({ path, hostUse }) => hostUse.named.map((one) => ({ path, ...one })))
    const handled = uses.filter(({ hook }) => hook === 'useCommand')
    for (const { path, text } of handled) {
      if (text === null || declared.includes(text)) continue
      report.error({
        file: path,
        title: `The command ${text} is not declared`,
        detail: `useCommand('${text}') waits for a command that the manifest does not name.`,
        remedy: `Add { "point": "command", "id": "${text}", "title": "…", "runsIn": "…" } to "contributes".`,
      })
    }
    if (handled.some(({ text }) => text === null)) return
    for (const id of declared.filter((one) => !handled.some(({ text }) => text === one))) {
      report.warning({
        file: manifestPath,
        title: `Nothing handles the command ${id}`,
        detail: `No source calls useCommand('${id}', …).`,
        remedy: 'Call it in the view that "runsIn" names, or remove the command.',
      })
    }
  },
}
