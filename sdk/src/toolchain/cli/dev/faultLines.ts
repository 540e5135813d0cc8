import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LocalFault } from '../../../contracts/localFault.ts'

/** A fault as a terminal shows it. Editors open a file from such a line, by its path from the current folder. */
export function faultLines({ message, trace }: LocalFault, folder: string): string {
  const places = trace.map(({ file, line, column, function: name }) => {
    const place = `${join(folder, file)}:${line}:${column}`
    return name === null ? `    at ${place}` : `    at ${name} (${place})`
  })
  return ['The page says: ' + stripVTControlCharacters(message), ...places].join('\n')
}
