import type { Release } from '@msdat/sdk/contracts/registry'

const digest = 'a'.repeat(64)

/** A release for tests: one panel that reads data and keeps settings. */
export const exampleRelease: Release = {
  plugin: 'example-panel',
  version: '1.0.0',
  name: 'Example',
  description: 'An example of a panel.',
  author: 'Ada Obi',
  license: 'MIT',
  contributes: [{ point: 'panel', id: 'main', title: 'Example', reloadOnToggle: true }],
  permissions: [
    { name: 'data:read', reason: 'Shows the figures.' },
    { name: 'storage', reason: 'Keeps your settings.' },
  ],
  network: [],
  bundle: { digest, bytes: 10, imports: [] },
  icons: {},
  firstParty: false,
  zip_digest: digest,
  released_at: '2026-01-01T00:00:00Z',
}
