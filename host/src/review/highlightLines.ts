import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import { showHidden } from '@msdat/sdk/contracts/hiddenCharacters'

/** A piece of a line that is drawn in one way. */
export interface SourceRun {
  text: string
  /** What it is in the language, such as `hljs-keyword`; empty for plain text. */
  className: string
}

const { highlight } = createLowlight({ css, json, typescript, xml })
/** Knows no other language: thousands of styles or scripts in one file would each be read as one. */
const markup = createLowlight({ xml })

const languages: Readonly<Record<string, string>> = {
  css: 'css',
  html: 'xml',
  js: 'typescript',
  json: 'json',
  jsx: 'typescript',
  mjs: 'typescript',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
}
/**
 * Whether a letter belongs to a comment or a text, only a compiler knows: patterns can be led to take code for one. So
 * neither is drawn in its own way.
 */
const guessed = /\bhljs-(comment|quote|doctag|string|regexp|char|subst)\b/
/** What looks like elements is looked for to the end of a script, each time anew. */
const mostCharacters = 25_000
const longestLine = 2_000

/**
 * The lines of a file as runs of text. They are drawn as text: no line of a stranger's file becomes HTML. A line ends
 * at \n or \r\n, as findings and comments count them; what else ends a line of code, and what is invisible, is written
 * as its number.
 */
export function highlightLines(path: string, file: string): SourceRun[][] {
  const source = file.replaceAll('\r\n', '\n')
  const language = languages[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
  const isPlain =
    language === undefined ||
    source.length > mostCharacters ||
    source.split('\n').some(({ length }) => length > longestLine)
  if (isPlain) return plainLines(source)
  try {
    const read = language === 'xml' ? markup.highlight : highlight
    return linesOf(runsOf(read(language, source), ''))
  } catch {
    // Some thousand templates inside each other are too deep to be read.
    return plainLines(source)
  }
}

const plainLines = (source: string): SourceRun[][] =>
  source.split('\n').map((text) => [{ text: showHidden(text), className: '' }])

type Node = ReturnType<typeof highlight> | ReturnType<typeof highlight>['children'][number]

function runsOf(node: Node, className: string): SourceRun[] {
  if (node.type === 'text') return [{ text: node.value, className }]
  if (node.type !== 'element' && node.type !== 'root') return []
  const own = node.type === 'element' ? classOf(node.properties.className) : ''
  return node.children.flatMap((child) => runsOf(child, own || className))
}

function classOf(value: unknown): string {
  const name = Array.isArray(value) ? value.join(' ') : ''
  return guessed.test(name) ? '' : name
}

/** A comment, or a text in backquotes, goes over several lines. */
function linesOf(runs: readonly SourceRun[]): SourceRun[][] {
  const lines: SourceRun[][] = [[]]
  for (const { text, className } of runs) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: showHidden(part), className })
    })
  }
  return lines
}
