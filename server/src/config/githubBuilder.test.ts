import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readGithubBuilder } from './githubBuilder.ts'

const base = {
  MSDAT_BUILDER: 'github',
  MSDAT_GITHUB_REPOSITORY: 'ministry/msdat',
  MSDAT_PUBLIC_URL: 'https://data.example.org/',
}
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs1',
  format: 'pem',
})

function faultsOf(environment: Record<string, string>): string[] {
  const faults: string[] = []
  expect(readGithubBuilder(environment, faults)).toBeNull()
  return faults
}

it('reads a builder with a token, and one with an App whose key stands in one line', () => {
  expect(readGithubBuilder({ ...base, MSDAT_GITHUB_TOKEN: 'ghp_x' }, [])).toEqual({
    owner: 'ministry',
    repository: 'msdat',
    workflow: 'build-plugin.yml',
    ref: 'main',
    apiUrl: 'https://api.github.com',
    publicUrl: 'https://data.example.org',
    identity: { token: 'ghp_x' },
  })
  const app = {
    MSDAT_GITHUB_APP_ID: '7',
    MSDAT_GITHUB_INSTALLATION_ID: '9',
    MSDAT_GITHUB_PRIVATE_KEY: String(pem).trim().replaceAll('\n', '\\n'),
  }
  expect(readGithubBuilder({ ...base, ...app }, [])?.identity).toEqual({
    appId: '7',
    installationId: 9,
    privateKey: String(pem).trim(),
  })
})

it('is off without MSDAT_BUILDER, whatever else is set', () => {
  const faults: string[] = []
  expect(readGithubBuilder({ MSDAT_GITHUB_TOKEN: 'ghp_x' }, faults)).toBeNull()
  expect(faults).toEqual([])
})

it('names each wrong setting, and repeats no secret', () => {
  const faults = faultsOf({
    MSDAT_BUILDER: 'github',
    MSDAT_GITHUB_REPOSITORY: 'msdat',
    MSDAT_GITHUB_WORKFLOW: '../x.yml',
    MSDAT_GITHUB_API_URL: 'http://github.example.org',
    MSDAT_GITHUB_APP_ID: '7',
    MSDAT_GITHUB_PRIVATE_KEY: 'secret-key',
  })
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'MSDAT_GITHUB_REPOSITORY',
    'MSDAT_GITHUB_WORKFLOW',
    'MSDAT_GITHUB_API_URL',
    'MSDAT_PUBLIC_URL',
    'MSDAT_GITHUB_INSTALLATION_ID',
    'MSDAT_GITHUB_PRIVATE_KEY',
  ])
  expect(faults.join()).not.toContain('secret-key')
  expect(faultsOf({ ...base }).join()).toContain('MSDAT_GITHUB_TOKEN')
  expect(faultsOf({ MSDAT_BUILDER: 'gitlab' }).join()).toContain('local or github')
})
