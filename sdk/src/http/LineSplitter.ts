/** Cuts a text that comes in parts into its lines. */
export class LineSplitter {
  /** What follows the last line break so far. */
  rest = ''

  /** The lines that are whole with this part. */
  push(part: string): string[] {
    const [first = '', ...others] = part.split('\n')
    const lines = [this.rest + first, ...others]
    this.rest = lines.pop() ?? ''
    return lines
  }
}
