import { isAbsolute, resolve } from 'node:path'
import { StartupFault } from './StartupFault.ts'

type ProcessRole = 'web' | 'builder'

/** What the person who runs the installation decides. See the README's table of settings. */
export interface Config {
  /** 0 asks the system for a free port. */
  port: number
  /** Null: `http://localhost:` and the port that is really listened on. */
  publicUrl: string | null
  /**
   * Host name, with its port where that is not the usual one. Null: `plugins.localhost:` and the port, and none
   * where the site has a public address.
   */
  pluginDomain: string | null
  dataFolder: string
  /** Null: a SQLite file in the data folder. */
  databaseUrl: string | null
  /** Null where they are to be made up on the first start. */
  adminEmail: string | null
  adminPassword: string | null
  roles: ReadonlySet<ProcessRole>
  /** For Express: how many proxies stand in front, or which addresses they have. */
  trustProxy: number | string | false
  logLevel: LogLevel
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

type Environment = Record<string, string | undefined>

/** Reads the settings. Throws one StartupFault that names every wrong one. */
export function readConfig(environment: Environment, projectFolder: string): Config {
  const faults: string[] = []
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | Fault): Value => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (!(value instanceof Fault)) return value
    faults.push(`${name} ${value.demand}; it is "${shown(name, text)}".`)
    return fallback
  }

  const config: Config = {
    port: read('PORT', 4300, parsePort),
    publicUrl: read<string | null>('MSDAT_PUBLIC_URL', null, parsePublicUrl),
    pluginDomain: read<string | null>('MSDAT_PLUGIN_DOMAIN', null, parsePluginDomain),
    dataFolder: read('MSDAT_DATA_DIR', resolve(projectFolder, 'data'), (text) =>
      isAbsolute(text) ? text : resolve(projectFolder, text),
    ),
    databaseUrl: read<string | null>('DATABASE_URL', null, parseDatabaseUrl),
    adminEmail: read<string | null>('MSDAT_ADMIN_EMAIL', null, parseEmail),
    adminPassword: read<string | null>('MSDAT_ADMIN_PASSWORD', null, parsePassword),
    roles: read<ReadonlySet<ProcessRole>>('MSDAT_ROLES', new Set(['web', 'builder']), parseRoles),
    trustProxy: read<Config['trustProxy']>('MSDAT_TRUST_PROXY', false, parseTrustProxy),
    logLevel: read<LogLevel>('MSDAT_LOG_LEVEL', 'warn', parseLogLevel),
  }
  if (config.adminPassword && !environment['MSDAT_ADMIN_EMAIL']?.trim()) {
    faults.push('MSDAT_ADMIN_PASSWORD is set without MSDAT_ADMIN_EMAIL; set both or neither.')
  }
  if (faults.length > 0) throw new StartupFault(faults)
  return config
}

/** What a parser answers where the text is wrong: the rest of the sentence that begins with the setting's name. */
class Fault {
  readonly demand: string

  constructor(demand: string) {
    this.demand = demand
  }
}

function shown(name: string, text: string): string {
  if (/PASSWORD/.test(name)) return '…'
  return text.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@')
}

function parsePort(text: string): number | Fault {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : new Fault('must be a port number from 0 to 65535')
}

function parsePublicUrl(text: string): string | Fault {
  const demand = new Fault(
    'must be the http or https address of the site without a path, such as https://data.example.org',
  )
  if (!URL.canParse(text)) return demand
  const url = new URL(text)
  const isPlain = url.pathname === '/' && !url.search && !url.hash && !url.username
  return isPlain && /^https?:$/.test(url.protocol) ? url.origin : demand
}

function parsePluginDomain(text: string): string | Fault {
  return /^([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?$/i.test(text)
    ? text.toLowerCase()
    : new Fault('must be a host name without http://, such as plugins.example.org')
}

function parseDatabaseUrl(text: string): string | Fault {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
    ? text
    : new Fault('must begin with postgres:// and name a host and a database')
}

function parseEmail(text: string): string | Fault {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? text : new Fault('must be an e-mail address')
}

function parsePassword(text: string): string | Fault {
  return text.length >= 8 && text.length <= 128 ? text : new Fault('must have 8 to 128 characters')
}

function parseRoles(text: string): ReadonlySet<ProcessRole> | Fault {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => name === 'web' || name === 'builder')
    ? new Set(names as ProcessRole[])
    : new Fault('must be web, builder or web,builder')
}

/** "Trust everyone" is no choice: whoever connects could then claim any address and slip past the rate limits. */
function parseTrustProxy(text: string): number | string | Fault {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const isList = /^[a-z0-9.:/]+(\s*,\s*[a-z0-9.:/]+)*$/i.test(text) && text !== 'true'
  return isList
    ? text
    : new Fault('must be the number of proxies in front, or their addresses with commas between')
}

function parseLogLevel(text: string): LogLevel | Fault {
  const level = logLevels.find((name) => name === text)
  return level ?? new Fault(`must be one of ${logLevels.join(', ')}`)
}
