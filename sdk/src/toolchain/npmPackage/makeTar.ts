const block = 512
// The date that npm gives the files of every package.
const moment = Math.floor(Date.UTC(1985, 9, 26, 8, 15) / 1000)

/** A tar of the files in the order of their paths, in the `ustar` format: the same files give the same bytes. */
export function makeTar(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, content]) => [headerOf(path, content.byteLength), content, paddingOf(content)])
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

function headerOf(path: string, bytes: number): Buffer {
  const header = Buffer.alloc(block)
  const { prefix, name } = splitPath(path)
  const isProgram = path.startsWith('package/bin/')
  header.write(name, 0)
  header.write(isProgram ? '0000755\0' : '0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(bytes)} `, 124)
  header.write(`${octal(moment)} `, 136)
  // The sum is taken with blanks in its own place.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const octal = (number: number): string => number.toString(8).padStart(11, '0')

const paddingOf = ({ byteLength }: Uint8Array): Buffer => Buffer.alloc((block - (byteLength % block)) % block)

/** A name has 100 bytes, and the folders before it 155. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path }
  const cut = path.lastIndexOf('/', 155)
  const parts = { prefix: path.slice(0, cut), name: path.slice(cut + 1) }
  if (cut > 0 && Buffer.byteLength(parts.name) <= 100) return parts
  throw new Error(`The path is too long for a tar: ${path}`)
}
