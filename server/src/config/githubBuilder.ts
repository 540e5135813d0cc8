import { createPrivateKey } from 'node:crypto'
import type { GithubIdentity, GithubSettings } from '@msdat/plugin-registry'

type Environment = Record<string, string | undefined>

/** Reads how GitHub builds plugins; null where it does not. Adds a line to the faults for each wrong setting. */
export function readGithubBuilder(environment: Environment, faults: string[]): GithubSettings | null {
  const read = (name: string): string => environment[name]?.trim() ?? ''
  const builder = read('MSDAT_BUILDER') || 'local'
  if (builder === 'local') return null
  if (builder !== 'github') {
    faults.push(`MSDAT_BUILDER must be local or github; it is "${builder}".`)
    return null
  }
  const before = faults.length
  const demand = (isRight: boolean, sentence: string): void => void (isRight || faults.push(sentence))
  const [, owner = '', repository = ''] = /^([\w.-]+)\/([\w.-]+)$/.exec(read('MSDAT_GITHUB_REPOSITORY')) ?? []
  demand(
    owner !== '',
    'MSDAT_GITHUB_REPOSITORY must be owner/name of the repository that holds the workflow.',
  )
  const workflow = read('MSDAT_GITHUB_WORKFLOW') || 'build-plugin.yml'
  demand(
    /^[\w.-]+\.ya?ml$/.test(workflow),
    'MSDAT_GITHUB_WORKFLOW must be the name of a file in .github/workflows, such as build-plugin.yml.',
  )
  const ref = read('MSDAT_GITHUB_REF') || 'main'
  demand(/^[\w./-]+$/.test(ref), 'MSDAT_GITHUB_REF must be a branch or a tag.')
  const apiUrl = (read('MSDAT_GITHUB_API_URL') || 'https://api.github.com').replace(/\/+$/, '')
  demand(
    isApiUrl(apiUrl),
    'MSDAT_GITHUB_API_URL must be an https address, such as https://github.example.org/api/v3.',
  )
  const publicUrl = read('MSDAT_PUBLIC_URL').replace(/\/+$/, '')
  demand(
    publicUrl !== '',
    'MSDAT_PUBLIC_URL must be set with MSDAT_BUILDER=github: the workflow fetches the reviewed zip from there.',
  )
  const identity = readIdentity(read, demand)
  if (!identity || faults.length > before) return null
  return { owner, repository, workflow, ref, identity, apiUrl, publicUrl }
}

function readIdentity(
  read: (name: string) => string,
  demand: (isRight: boolean, sentence: string) => void,
): GithubIdentity | null {
  const token = read('MSDAT_GITHUB_TOKEN')
  const appId = read('MSDAT_GITHUB_APP_ID')
  const isOne = (token === '') !== (appId === '')
  demand(
    isOne,
    'MSDAT_BUILDER=github needs either MSDAT_GITHUB_TOKEN, or MSDAT_GITHUB_APP_ID with MSDAT_GITHUB_INSTALLATION_ID and MSDAT_GITHUB_PRIVATE_KEY.',
  )
  if (!isOne) return null
  if (token !== '') return { token }
  const installation = read('MSDAT_GITHUB_INSTALLATION_ID')
  demand(
    /^\d{1,15}$/.test(installation),
    'MSDAT_GITHUB_INSTALLATION_ID must be the number of the installation.',
  )
  // Settings of one line write the ends of lines as \n.
  const privateKey = read('MSDAT_GITHUB_PRIVATE_KEY').replaceAll('\\n', '\n')
  demand(
    isPrivateKey(privateKey),
    'MSDAT_GITHUB_PRIVATE_KEY must be the whole text of the .pem file that GitHub gave for the App.',
  )
  return { appId, installationId: Number(installation), privateKey }
}

/** Plain HTTP would show the token to everybody on the way. */
function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
