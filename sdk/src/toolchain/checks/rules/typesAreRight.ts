import type { Check } from '../check.ts'
import { findTypeErrors } from '../typeErrors/findTypeErrors.ts'

const remedy =
  'Correct the types. They are checked as "strict" against the declarations of the SDK; a tsconfig.json of the plugin is not read.'

/** Plain JavaScript has no types to check. What is wrong with types alone runs all the same, so it is no error. */
export const typesAreRight: Check = {
  rule: 'typesAreRight',
  look({ files, context }, report) {
    // The platform's own plugins are compiled with the platform.
    if (context.isFirstParty) return
    try {
      for (const { file, line, text } of findTypeErrors(files)) {
        report.warning({ file, line, title: 'The types do not agree', detail: text, remedy })
      }
    } catch (error) {
      report.warning({
        title: 'The types were not checked',
        detail: `The compiler did not come to its end: ${error instanceof Error ? error.message : String(error)}`,
        remedy:
          'Types that call themselves very often can end it: make them simpler. A reviewer has to read them without it.',
      })
    }
  },
}
