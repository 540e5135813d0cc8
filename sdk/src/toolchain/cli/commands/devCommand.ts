import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { call } from '../../../http/call.ts'
import { readPluginFolder } from '../../archive/readPluginFolder.ts'
import { getHealth } from '../../../contracts/health.ts'
import type { Finding } from '../../../contracts/submission.ts'
import { buildLocal } from '../dev/buildLocal.ts'
import { DevServer } from '../dev/DevServer.ts'
import { faultLines } from '../dev/faultLines.ts'
import { watchPlugin } from '../dev/watchPlugin.ts'
import { countText, findingsText } from '../findingsText.ts'
import { usualPlatform } from '../template/sdkHome.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

const text = { type: 'string' } as const
const options = { host: text, port: text } as const

/** The same each time, so that the link of yesterday works today. */
const usualPort = 4310
const checkAfterMs = 1_500

export async function devCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const folder = pluginFolder(positionals[0])
  const host = await runningProduct(values.host ?? usualPlatform())
  const server = new DevServer(host, (fault) =>
    terminal.complain(`${timeNow()} ${faultLines(fault, folder)}`),
  )
  const address = await server.listen(portOf(values.port))
  const loop = new BuildLoop(folder, server, terminal)
  await loop.build()
  terminal.say(
    [
      `\nOpen ${host}/?dev=${address}`,
      'Developer mode must be on in that browser: Options (⋮) → View Plugins. The page asks before it loads anything.',
      'Save a file to see it there. Ctrl-C ends, and the plugin is gone from the page.',
    ].join('\n'),
  )
  const stop = watchPlugin(folder, () => void loop.build())
  await toldToEnd()
  stop()
  server.close()
  return 0
}

/** Builds one at a time; what changes meanwhile is built once more. */
class BuildLoop {
  readonly #folder: string
  readonly #server: DevServer
  readonly #terminal: Terminal
  readonly #run = randomBytes(12).toString('hex')
  #number = 0
  #digest = ''
  #queue: Promise<void> = Promise.resolve()

  constructor(folder: string, server: DevServer, terminal: Terminal) {
    this.#folder = folder
    this.#server = server
    this.#terminal = terminal
  }

  build(): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#buildOnce())
      .catch((error: unknown) => this.#terminal.complain(String(error)))
    return this.#queue
  }

  async #buildOnce(): Promise<void> {
    const files = await readPluginFolder(this.#folder)
    const digest = digestOf(files)
    if (digest === this.#digest) return
    this.#digest = digest
    const stamp = { run: this.#run, number: ++this.#number }
    const { news, module } = await buildLocal(files, stamp)
    this.#server.publish(news, module)
    const at = `${timeNow()} Build ${stamp.number}`
    if (news.kind === 'failed') {
      this.#terminal.say(`${at} failed; the page keeps the last good one.\n${findingsText(news.findings)}`)
      return
    }
    this.#terminal.say(`${at}: ${news.manifest.id} ${news.manifest.version}, ${news.bundle.bytes} bytes.`)
    this.#check(files, stamp).catch((error: unknown) => this.#terminal.complain(String(error)))
  }

  /** Takes longer than the build, and holds nothing up. */
  async #check(files: Map<string, Buffer>, stamp: { run: string; number: number }): Promise<void> {
    // First comes the page, which has the new build to draw, and perhaps the next save.
    await pause(checkAfterMs)
    if (stamp.number !== this.#number) return
    const thread = new Worker(new URL('../dev/checkThread.js', import.meta.url), { workerData: files })
    const [findings] = (await once(thread, 'message')) as [Finding[]]
    if (stamp.number !== this.#number) return
    this.#server.publish({ kind: 'checked', ...stamp, findings })
    if (findings.length > 0)
      this.#terminal.say(
        `${findingsText(findings)}\nIn review it would have ${countText(findings)}; here it runs all the same.`,
      )
  }
}

const timeNow = (): string => new Date().toLocaleTimeString()

function pluginFolder(folder: string | undefined): string {
  if (folder === undefined) throw new CliFault('Name the folder of the plugin.')
  if (!existsSync(folder)) {
    throw new CliFault(`There is nothing at ${folder}. "msdat-plugin create ${folder}" makes a plugin there.`)
  }
  if (!statSync(folder).isDirectory()) throw new CliFault(`${folder} is no folder.`)
  return folder
}

async function runningProduct(host: string): Promise<string> {
  if (!/^https?:\/\//.test(host) || !URL.canParse(host))
    throw new CliFault(`"${host}" is no address such as http://localhost:4300.`)
  const base = new URL(host).origin
  await call(getHealth, {}, { base, deadlineMs: 5_000 }).catch(() => {
    throw new CliFault(
      `No product answers at ${base}. Start one with "npm start" in another terminal, or name where one runs with --host.`,
    )
  })
  return base
}

function portOf(port: string | undefined): number {
  const number = Number(port ?? usualPort)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new CliFault(`"${port}" is no port.`)
}

/** Editors also write files beside the plugin's own, and the same content anew. */
function digestOf(files: Map<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content)
  return hash.digest('hex')
}

function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
