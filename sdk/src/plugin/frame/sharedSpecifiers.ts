/** What a plugin may import beside its own files: modules that the host loads once for all plugins. */
export const sharedSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@msdat/sdk',
  '@msdat/sdk/kit',
  '@msdat/sdk/kit/atlas',
  '@msdat/sdk/kit/charts',
  '@msdat/sdk/kit/maps',
  '@msdat/sdk/kit/plots',
  '@msdat/sdk/methods',
] as const

export type SharedSpecifier = (typeof sharedSpecifiers)[number]
