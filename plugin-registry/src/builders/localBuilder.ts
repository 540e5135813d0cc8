import { runWorker } from '../jobs/runWorker.ts'
import type { BuildAnswer } from '../workers/BuildAnswer.ts'
import { failedBuild, type Builder } from './Builder.ts'

/** What the build of one zip may take, for a release and for a trial. */
const limits = { milliseconds: 60_000, processorSeconds: 20, megabytes: 512 }

/** Builds in a process of its own on this machine. */
export const localBuilder: Builder = {
  async build({ db, job, zip, tools }) {
    const result = await runWorker(db, job, { worker: 'build', question: null, zip, limits }, tools)
    if (!result) return null
    if (!result.ok)
      return failedBuild(`${result.isServersFault ? serversFault : pluginsFault} ${result.detail}`)
    const answer = result.answer as BuildAnswer
    if (!answer.ok) return failedBuild(answer.faults.join('\n'))
    const { ok, code, ...rest } = answer
    const { isolation } = result
    return { ok, plugin: { ...rest, code: Buffer.from(code), isolation, workflow: null } }
  },
}

const pluginsFault =
  'The build was ended before it was done. Make the plugin smaller and simpler, then submit a new version.'
const serversFault = 'The server could not build it, which says nothing about the plugin. Build it again.'
