/** What the file of an npm package is called in a plugin, without its ending. */
export const vendorName = (specifier: string): string =>
  specifier.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')
