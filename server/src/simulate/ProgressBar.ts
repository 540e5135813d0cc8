const width = 30
const secondsBetweenLines = 10

/** How far a long piece of work is: a bar on a terminal, a plain line every ten seconds elsewhere. */
export class ProgressBar {
  readonly #title: string
  readonly #total: number
  readonly #out: NodeJS.WriteStream
  readonly #began = performance.now()
  #drawnAt = -Infinity

  constructor(title: string, total: number, out: NodeJS.WriteStream = process.stdout) {
    this.#title = title
    this.#total = total
    this.#out = out
  }

  show(done: number): void {
    const now = performance.now()
    const pause = this.#out.isTTY ? 0.1 : secondsBetweenLines
    if (done < this.#total && now - this.#drawnAt < pause * 1000) return
    this.#drawnAt = now
    this.#out.write(this.#out.isTTY ? `\r${this.#bar(done)}${this.#line(done)}` : `${this.#line(done)}\n`)
    if (done >= this.#total && this.#out.isTTY) this.#out.write('\n')
  }

  #bar(done: number): string {
    const full = Math.round((width * done) / this.#total)
    return `${'█'.repeat(full)}${'░'.repeat(width - full)} `
  }

  #line(done: number): string {
    const seconds = (performance.now() - this.#began) / 1000
    const rate = Math.round(done / Math.max(seconds, 0.001))
    const left = Math.ceil((this.#total - done) / Math.max(rate, 1))
    const percent = Math.floor((100 * done) / this.#total)
    return `${this.#title}: ${percent} % (${done} of ${this.#total}, ${rate} a second, ${left} s to go)  `
  }
}
