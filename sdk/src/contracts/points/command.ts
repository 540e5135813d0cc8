import * as Type from 'typebox'
import { commandKeyPattern } from '../commandKeys.ts'
import { contributionBase } from './contributionBase.ts'

const { id, title } = contributionBase

/** Something the plugin does when the visitor asks for it by name, or by a key. */
export const CommandContribution = Type.Object(
  {
    point: Type.Literal('command'),
    id,
    title,
    runsIn: Type.String({
      pattern: '^[a-z][a-z0-9-]{1,49}$',
      description: 'Id of the panel or section of this plugin in whose frame it runs: that is opened first.',
    }),
    key: Type.Optional(
      Type.String({
        pattern: commandKeyPattern,
        description:
          'Such as Alt+Shift+P. Of two plugins with one key, the one that was switched on first has it.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A line in the list that Ctrl+K opens, and maybe a key.' },
)
