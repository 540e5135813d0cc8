import type { Finding } from '../../contracts/submission.ts'

const marks = { error: '✗', warning: '!', note: '·' } as const

/** Findings as a person reads them: what, where, and what to do. */
export function findingsText(findings: readonly Finding[]): string {
  return findings
    .map(({ rule, severity, file, line, title, detail, remedy }) => {
      const place = file === null ? '' : `  ${file}${line === null ? '' : `:${line}`}`
      return `${marks[severity]} ${title}${place}\n    ${detail}\n    → ${remedy}  (${rule})`
    })
    .join('\n')
}

export function countText(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity'], word: string): string => {
    const number = findings.filter((finding) => finding.severity === severity).length
    return `${number} ${word}${number === 1 ? '' : 's'}`
  }
  return `${count('error', 'error')}, ${count('warning', 'warning')}`
}
