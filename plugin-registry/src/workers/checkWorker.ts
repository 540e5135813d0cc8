import { checkPlugin, type CheckContext } from '@msdat/sdk/checks'
import { answerQuestion } from './answerQuestion.ts'

await answerQuestion<CheckContext>((context, zip) => checkPlugin(zip, context))
