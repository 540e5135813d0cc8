/** How much a flag weighs: an error keeps the value out of statistics by default, it stays visible. */
export type Severity = 'error' | 'warning' | 'note'

/** Every data-quality rule. A rule whose meaning changes gets a new version. */
export const flagRules = {
  // Above 100 % and odd bounds warn only: left out, they would hide the wrong denominator from the analyst.
  GT100: rule('warning', 'A percentage above 100; in routine data check the denominator.'),
  NEG: rule('error', 'Below 0 where that cannot be.'),
  NONNUM: rule('error', 'Not a number.'),
  MISSING: rule('note', 'No value; it is never read as 0.'),
  ZERO_SUS: rule('warning', '0 after a value above 0, or 0 of a stock.'),
  OUT_MOD: rule('warning', '2 to 3 standard deviations from the other months.'),
  OUT_EXT: rule('warning', '3 standard deviations or more, or a modified z above 3.5.'),
  OUT_MAD5: rule('warning', "More than 5 median absolute deviations from the year's median month."),
  OUT_FASTR: rule(
    'warning',
    'A count above 100, more than 10 median absolute deviations from the median month or above 80 % of the year.',
  ),
  CONS_TIME: rule('warning', 'The year is outside 0.67-1.33 times the mean of the years before.'),
  INT_RATIO: rule('warning', 'Two indicators stand in an impossible or unlikely ratio.'),
  EXT_RATIO: rule('warning', 'Routine over survey is outside 0.67-1.33.'),
  REP_LOW: rule('warning', 'Reporting rate below 90 %.'),
  GAP: rule('note', 'An expected period is missing.'),
  BOUNDS: rule('warning', 'The bounds do not hold the value; the band is hidden.'),
  IMPRECISE: rule(
    'warning',
    'The interval is wider than half the value on each side, or the sample below 50.',
  ),
  BREAK: rule('note', 'Definition, tool, boundary or base population changed here.'),
  DEF_DIFF: rule('note', 'Defined otherwise than in the compared source.'),
  PROJ: rule('note', 'A projection.'),
  STALE: rule('note', 'Older than 5 years for a survey, 18 months for routine data.'),
  NATMISMATCH: rule('warning', 'National value and weighted states differ by more than 5 %.'),
  NUMDEN: rule('warning', '100 x numerator/denominator differs from the value by more than 0.5 points.'),
  DUP: rule('warning', 'Two rows with the same key.'),
  REVISED: rule('note', 'The value changed between imports.'),
} as const

export type FlagCode = keyof typeof flagRules

interface Rule {
  severity: Severity
  version: number
  meaning: string
}

function rule(severity: Severity, meaning: string): Rule {
  return { severity, version: 1, meaning }
}

export interface Flag {
  code: FlagCode
  severity: Severity
  version: number
  message: string
  /** The numbers the rule looked at. */
  inputs: Record<string, number | string>
}

export function flag(code: FlagCode, inputs: Record<string, number | string>, message?: string): Flag {
  const { severity, version, meaning } = flagRules[code]
  return { code, severity, version, message: message ?? meaning, inputs: sayable(inputs) }
}

/** A ratio to next to nothing leaves the range of numbers, and JSON would make null of it. */
function sayable(inputs: Flag['inputs']): Flag['inputs'] {
  const areSayable = Object.values(inputs).every((one) => typeof one === 'string' || Number.isFinite(one))
  if (areSayable) return inputs
  const named = Object.entries(inputs).map(([name, one]) => [name, Number.isFinite(one) ? one : String(one)])
  return Object.fromEntries(named) as Flag['inputs']
}
