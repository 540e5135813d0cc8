import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

/** Names the sources an output was built from. It lies among the outputs, so it goes when they go. */
export class Stamp {
  #file
  #sources
  #outputs

  /** `outputs[0]` is the folder the stamp lies in; all of them must exist for the build to be fresh. */
  constructor(sources, outputs) {
    this.#file = join(projectFolder, outputs[0], '.built-from')
    this.#sources = sources
    this.#outputs = outputs
  }

  isFresh() {
    return (
      this.#outputs.every((path) => existsSync(join(projectFolder, path))) &&
      existsSync(this.#file) &&
      readFileSync(this.#file, 'utf8') === digestOf(this.#sources)
    )
  }

  /** To be taken before a build: what changes while it runs then counts as stale. */
  digest() {
    return digestOf(this.#sources)
  }

  write(digest) {
    writeFileSync(this.#file, digest)
  }
}

function digestOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesIn(source)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectFolder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const absolute = join(projectFolder, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(`${path}/${entry.name}`)
      : isTest(entry.name)
        ? []
        : [`${path}/${entry.name}`],
  )
}

const isTest = (name) => /\.test\.tsx?$/.test(name)
