import { answerQuestion } from './answerQuestion.ts'
import { buildPlugin } from './buildPlugin.ts'

await answerQuestion<null>((_, zip) => buildPlugin(zip))
