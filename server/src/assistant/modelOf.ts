import { ModelServer, type ModelSettings, type Writer } from './ModelServer.ts'
import { WebhookServer } from './WebhookServer.ts'

/** The service that words answers, by what the settings say of it; null: the built-in assistant does. */
export function modelOf(settings: ModelSettings | null): Writer | null {
  if (!settings) return null
  const { baseUrl, apiKey, isWebhook } = settings
  return isWebhook ? new WebhookServer({ url: baseUrl, apiKey }) : new ModelServer(settings)
}
