import type { Serve } from '@msdat/sdk/http/serve'
import { askChatbot, askLlama } from '@msdat/sdk/contracts/chatbot'
import { Chatbot, type ChatbotParts } from './Chatbot.ts'
import { answerLlama } from './answerLlama.ts'

export function mountChatbot(serve: Serve, parts: ChatbotParts): void {
  const chatbot = new Chatbot(parts)
  serve(askChatbot, ({ question, overrideConfig }) => chatbot.answer(question, overrideConfig?.sessionId))
  serve(askLlama, (input) => answerLlama({ ...parts, chatbot }, input))
}
