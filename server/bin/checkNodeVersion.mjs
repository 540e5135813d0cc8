const oldest = [20, 19]

/** Ends with one clear line where this Node.js is too old. Written for old ones: they must be able to read it. */
export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(
    `MSDAT needs Node.js ${oldest.join('.')} or newer; this is ${process.version}. Get a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
