import type { CheckContext } from '@msdat/sdk/toolchain/checks'
import { answerQuestion } from './answerQuestion.ts'
import { checkSubmitted } from './checkSubmitted.ts'

await answerQuestion<CheckContext>((context, zip) => checkSubmitted(zip, context))
