import { AppError } from '../../contracts/problem.ts'
import { buildCommand } from './commands/buildCommand.ts'
import { checkCommand } from './commands/checkCommand.ts'
import { createCommand } from './commands/createCommand.ts'
import { devCommand } from './commands/devCommand.ts'
import { packCommand } from './commands/packCommand.ts'
import { submitCommand } from './commands/submitCommand.ts'
import { verifyCommand } from './commands/verifyCommand.ts'
import { vendorCommand } from './commands/vendorCommand.ts'
import { CliFault, type Terminal } from './Terminal.ts'

/** A command takes its words and answers its exit code. */
type Command = (words: string[], terminal: Terminal) => Promise<number>

const commands = new Map<string, Command>([
  ['create', createCommand],
  ['dev', devCommand],
  ['check', checkCommand],
  ['vendor', vendorCommand],
  ['pack', packCommand],
  ['build', buildCommand],
  ['submit', submitCommand],
  ['verify', verifyCommand],
])

const usage = `msdat-plugin: make, check and submit plugins
In a clone of the platform: npm run plugin -- <command> …
Without --host, the platform is the one that this SDK was installed from; in a clone, http://localhost:4300.

  msdat-plugin create <folder> [--panel | --section | --analytics-tab | --page | --headline]
                      [--name "My plugin"] [--author "My name"] [--email me@example.org]
      A small plugin that runs, with tests, to start from.
  msdat-plugin dev <folder> [--host http://localhost:4300] [--port 4310]
      Shows it, as an unsigned local plugin, in a product that runs; each saved change is there at once.
  msdat-plugin check <folder or zip> [--watch]
      What the platform will say about it. With --watch, again after each change.
  msdat-plugin vendor <npm package> [--in <folder>]
      Puts an installed package into src/vendor as one file, to import by its path.
  msdat-plugin pack <folder> [--out file.zip]
      The zip to submit; the same files give the same bytes.
  msdat-plugin build <folder or zip> [--out folder]
      The module that the registry makes of it, with a report of its digests.
  msdat-plugin submit <folder or zip> [--host http://localhost:4300] --name "My name" --email me@example.org
                      [--phone …] [--purpose …] [--description …]
      Check it, and hand it in for review. It says under which link the review is read, and changes are answered.
  msdat-plugin submit <folder or zip> --answer <that link> [--note "What I changed"]
      Answer a request for changes with a new zip, in the thread of the same submission.
  msdat-plugin verify <index.json or provenance.json> --key KEY [--bundle file.js] [--zip file.zip] [--plugin id]
      Whether the registry with this public key signed it, and whether a module or a zip is the one it speaks of;
      of a zip the module is built anew and compared. Works without a network.`

/** Runs the command line; answers the exit code. */
export async function run(words: string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = words
  const command = commands.get(name)
  if (!command) {
    const isHelp = ['help', '--help', '-h'].includes(name)
    if (isHelp) terminal.say(usage)
    else terminal.complain(`There is no command "${name}".\n\n${usage}`)
    return isHelp ? 0 : 1
  }
  if (rest.some((word) => ['--help', '-h'].includes(word))) {
    terminal.say(usageOf(name))
    return 0
  }
  try {
    return await command(rest, terminal)
  } catch (error) {
    if (!isForTheAuthor(error)) throw error
    terminal.complain(error.message)
    return 1
  }
}

/** The lines about one command. */
const usageOf = (name: string): string =>
  usage
    .split(/\n(?= {2}msdat-plugin )/)
    .filter((part) => part.startsWith(`  msdat-plugin ${name} `))
    .join('\n') || usage

function isForTheAuthor(error: unknown): error is Error {
  if (error instanceof CliFault || error instanceof AppError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
