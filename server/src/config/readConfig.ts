import { isAbsolute, resolve } from 'node:path'
import { parseEmbedHosts } from './embedHosts.ts'
import { parseOldVersions, type OldVersion } from './oldVersions.ts'
import { readGithubBuilder } from './githubBuilder.ts'
import { readSmsGateway } from './smsGateway.ts'
import { readSocialProviders } from './socialProviders.ts'
import type { SmsGateway } from '../sms/sendThroughGateway.ts'
import type { SocialProvider } from '../accounts/social/SocialProvider.ts'
import type { GithubSettings } from '@msdat/plugin-registry'
import type { ModelSettings } from '../assistant/ModelServer.ts'
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
  /** Null: messages are kept in the outbox, which admins read. */
  smtpUrl: string | null
  /** Who messages are from. Null: `no-reply@` and the host name of the site. */
  mailFrom: string | null
  /** Null where they are to be made up on the first start. */
  adminEmail: string | null
  adminPassword: string | null
  roles: ReadonlySet<ProcessRole>
  /** Has a workflow at GitHub build what is approved. Null: the builder's own machine does. */
  github: GithubSettings | null
  /** For Express: how many proxies stand in front, or which addresses they have. */
  trustProxy: number | string | false
  /** Front ends on other addresses that may call everything with the visitor's session. */
  clientOrigins: readonly string[]
  /** Days for which it is kept what somebody who is signed in looked at. */
  activityDays: number
  /** Offered in the header; without any there is no such menu. */
  oldVersions: readonly OldVersion[]
  /** What is said in place of every page while the site is being worked on; null otherwise. */
  maintenance: string | null
  /** Whose sign-in is trusted beside our own. */
  socialProviders: readonly SocialProvider[]
  /** Hosts whose pages people may embed in their dashboards. */
  embedHosts: readonly string[]
  /** Sends text messages. Null: none are sent. */
  smsGateway: SmsGateway | null
  /** A model server for the assistant. Null: the built-in assistant answers. */
  ai: ModelSettings | null
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
    smtpUrl: read<string | null>('SMTP_URL', null, parseSmtpUrl),
    mailFrom: read<string | null>('MSDAT_MAIL_FROM', null, parseMailFrom),
    adminEmail: read<string | null>('MSDAT_ADMIN_EMAIL', null, parseEmail),
    adminPassword: read<string | null>('MSDAT_ADMIN_PASSWORD', null, parsePassword),
    github: readGithubBuilder(environment, faults),
    roles: read<ReadonlySet<ProcessRole>>('MSDAT_ROLES', new Set(['web', 'builder']), parseRoles),
    trustProxy: read<Config['trustProxy']>('MSDAT_TRUST_PROXY', false, parseTrustProxy),
    clientOrigins: read<readonly string[]>('MSDAT_CLIENT_ORIGINS', [], parseOrigins),
    activityDays: read('MSDAT_ACTIVITY_DAYS', 365, parseDays),
    oldVersions: read<readonly OldVersion[]>('MSDAT_OLD_VERSIONS', [], (text) => {
      const versions = parseOldVersions(text)
      return (
        versions ??
        new Fault(
          'must be one or two of name=address, such as MSDAT 1=https://v1.example.org, with a comma between',
        )
      )
    }),
    maintenance: read<string | null>('MSDAT_MAINTENANCE', null, (text) =>
      text.length <= 300 ? text : new Fault('must be a sentence of at most 300 characters'),
    ),
    embedHosts: read<readonly string[]>(
      'MSDAT_EMBED_HOSTS',
      [],
      (text) =>
        parseEmbedHosts(text) ??
        new Fault('must be names of hosts such as charts.example.org, with commas between'),
    ),
    socialProviders: readSocialProviders(environment, faults),
    smsGateway: readSmsGateway(environment, faults),
    ai: readAi(environment, read),
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

/** What may be printed as it stands; of all others, whatever their form, a part may be a secret. */
const printable: ReadonlySet<string> = new Set([
  'PORT',
  'MSDAT_PLUGIN_DOMAIN',
  'MSDAT_ADMIN_EMAIL',
  'MSDAT_ROLES',
  'MSDAT_TRUST_PROXY',
  'MSDAT_LOG_LEVEL',
])

/** Of an address its scheme alone is repeated: in a malformed one nobody can tell where the password ends. */
function shown(name: string, text: string): string {
  if (printable.has(name)) return text
  return `${/^(https?|postgres|postgresql|mysql|smtps?):\/\//.exec(text)?.[0] ?? ''}…`
}

type Read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | Fault) => Value

function readAi(environment: Environment, read: Read): ModelSettings | null {
  const webhook = read<string | null>('AI_WEBHOOK_URL', null, parseAiUrl)
  const baseUrl = read<string | null>('AI_BASE_URL', null, parseAiUrl) ?? webhook
  if (baseUrl === null) return null
  const model = read<string>('AI_MODEL', 'llama3.2', (text) => text)
  const apiKey = environment['AI_API_KEY']?.trim() || null
  return { baseUrl, model, apiKey, isWebhook: baseUrl === webhook }
}

function parseAiUrl(text: string): string | Fault {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).username
  return isHttp
    ? text
    : new Fault('must be the http or https address of an OpenAI-compatible or Ollama server, or of a webhook')
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
  return URL.canParse(text) && /^postgres(ql)?:\/\//.test(text)
    ? text
    : new Fault('must begin with postgres:// and name a host and a database')
}

function parseSmtpUrl(text: string): string | Fault {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
    ? text
    : new Fault('must begin with smtp:// or smtps:// and name a host')
}

/** An address, alone or in angle brackets behind a name. */
function parseMailFrom(text: string): string | Fault {
  return /^([^<>@"\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(text)
    ? text
    : new Fault('must be an e-mail address, or a name and an address such as MSDAT <data@example.org>')
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

function parseOrigins(text: string): readonly string[] | Fault {
  const origins = text.split(',').map((part) => parsePublicUrl(part.trim()))
  const isList = origins.every((origin) => typeof origin === 'string')
  const demand = 'must be addresses such as https://app.example.org, without a path, with commas between'
  return isList ? origins : new Fault(demand)
}

function parseDays(text: string): number | Fault {
  const days = Number(text)
  return /^\d{1,4}$/.test(text) && days >= 1 ? days : new Fault('must be a number of days from 1 to 9999')
}

function parseLogLevel(text: string): LogLevel | Fault {
  const level = logLevels.find((name) => name === text)
  return level ?? new Fault(`must be one of ${logLevels.join(', ')}`)
}
