import { describe, expect, it } from 'vitest'
import { readConfig } from './readConfig.ts'
import { StartupFault } from './StartupFault.ts'

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment, '/project')
    return []
  } catch (error) {
    if (error instanceof StartupFault) return error.faults
    throw error
  }
}

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({}, '/project')).toEqual({
      port: 4300,
      publicUrl: null,
      pluginDomain: null,
      dataFolder: '/project/data',
      databaseUrl: null,
      ai: null,
      smtpUrl: null,
      mailFrom: null,
      adminEmail: null,
      adminPassword: null,
      github: null,
      roles: new Set(['web', 'builder']),
      trustProxy: false,
      clientOrigins: [],
      activityDays: 365,
      oldVersions: [],
      maintenance: null,
      embedHosts: [],
      smsGateway: null,
      socialProviders: [],
      logLevel: 'warn',
    })
  })

  it('takes an empty setting for one that is not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }, '/project').port).toBe(4300)
  })

  it('resolves a relative data folder against the project', () => {
    expect(readConfig({ MSDAT_DATA_DIR: 'var/health' }, '/project').dataFolder).toBe('/project/var/health')
    expect(readConfig({ MSDAT_DATA_DIR: '/srv/health' }, '/project').dataFolder).toBe('/srv/health')
  })

  it('reads every setting', () => {
    const config = readConfig(
      {
        PORT: '0',
        MSDAT_PUBLIC_URL: 'https://data.example.org/',
        MSDAT_PLUGIN_DOMAIN: 'Plugins.example.org',
        DATABASE_URL: 'postgres://u:p@db/health',
        SMTP_URL: 'smtps://u:p@mail.example.org',
        MSDAT_MAIL_FROM: 'MSDAT <data@example.org>',
        MSDAT_ROLES: 'builder',
        MSDAT_TRUST_PROXY: '1',
        MSDAT_CLIENT_ORIGINS: 'https://app.example.org, http://localhost:8080/',
        MSDAT_ACTIVITY_DAYS: '30',
        MSDAT_ADMIN_EMAIL: 'a@b.org',
        MSDAT_ADMIN_PASSWORD: 'long enough',
        MSDAT_LOG_LEVEL: 'info',
        MSDAT_OLD_VERSIONS: 'MSDAT 1=https://v1.example.org',
        MSDAT_MAINTENANCE: 'Back at 18:00.',
      },
      '/project',
    )
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://data.example.org',
      pluginDomain: 'plugins.example.org',
      trustProxy: 1,
      clientOrigins: ['https://app.example.org', 'http://localhost:8080'],
      activityDays: 30,
      databaseUrl: 'postgres://u:p@db/health',
      smtpUrl: 'smtps://u:p@mail.example.org',
      mailFrom: 'MSDAT <data@example.org>',
      roles: new Set(['builder']),
      oldVersions: [{ label: 'MSDAT 1', url: 'https://v1.example.org' }],
      maintenance: 'Back at 18:00.',
      logLevel: 'info',
    })
  })

  it('names every wrong setting at once, one line each', () => {
    const faults = faultsOf({
      PORT: '70000',
      MSDAT_PUBLIC_URL: 'data.example.org',
      MSDAT_PLUGIN_DOMAIN: 'http://x',
      MSDAT_ROLES: 'web,cook',
      DATABASE_URL: 'mysql://db',
      MSDAT_ADMIN_EMAIL: 'nobody',
      MSDAT_TRUST_PROXY: 'true',
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'MSDAT_PUBLIC_URL',
      'MSDAT_PLUGIN_DOMAIN',
      'DATABASE_URL',
      'MSDAT_ADMIN_EMAIL',
      'MSDAT_ROLES',
      'MSDAT_TRUST_PROXY',
    ])
    expect(faults.every((fault) => !fault.includes('\n'))).toBe(true)
  })

  it('never repeats a password', () => {
    const faults = faultsOf({ MSDAT_ADMIN_PASSWORD: 'short', DATABASE_URL: 'mysql://me:secret@db/x' })
    expect(faults).toHaveLength(2)
    expect(faults.join()).not.toMatch(/short|secret/)
  })

  it.each([
    'postgres//zoe:s3cret@db/x',
    'postgres:zoe:s3cret@db/x',
    'zoe:s3cret@db/x',
    'mysql://zoe:s3c:r@ts3cret@db/x',
    'postgres://zoe:s3cret@[db/x',
    's3cret://zoe@db/x',
  ])('prints nothing of the malformed address %s but its scheme', (url) => {
    expect(faultsOf({ DATABASE_URL: url }).join()).toMatch(/^DATABASE_URL must .* it is "(\w+:\/\/)?…"\.$/)
    expect(faultsOf({ DATABASE_URL: url }).join()).not.toMatch(/zoe|s3c/)
    expect(faultsOf({ MSDAT_PUBLIC_URL: url }).join()).not.toMatch(/zoe|s3c/)
  })

  it('refuses an admin password without an e-mail address', () => {
    expect(faultsOf({ MSDAT_ADMIN_PASSWORD: 'long enough' })).toEqual([
      'MSDAT_ADMIN_PASSWORD is set without MSDAT_ADMIN_EMAIL; set both or neither.',
    ])
  })
})
