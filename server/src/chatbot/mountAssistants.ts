import type { Serve } from '@msdat/sdk/http/serve'
import { mountAssistant } from '../assistant/mountAssistant.ts'
import type { ChatbotParts } from './Chatbot.ts'
import { mountChatbot } from './mountChatbot.ts'

/** Everything that answers questions: the policy simulator, the chatbot and Llama AI, over one model. */
export function mountAssistants(serve: Serve, parts: ChatbotParts): void {
  mountAssistant(serve, parts)
  mountChatbot(serve, parts)
}
