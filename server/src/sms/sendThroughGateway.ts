/** Somebody else's service that sends text messages. */
export interface SmsGateway {
  url: string
  /** What is posted, as JSON or as a form, with {to} and {text} in it. */
  body: string
  /** Of the header of this name; null for none. */
  authorization: string | null
}

export interface TextMessage {
  /** As +2348012345678. */
  to: string
  text: string
}

const patienceMs = 10_000

/** Posts one message. Throws where the gateway refuses it, or is silent for ten seconds. */
export async function sendThroughGateway(
  gateway: SmsGateway,
  message: TextMessage,
  patience = patienceMs,
): Promise<void> {
  const { body, type } = filledIn(gateway.body, message)
  const response = await fetch(gateway.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': type,
      ...(gateway.authorization !== null && { authorization: gateway.authorization }),
    },
    // A redirect could lead the key of the gateway elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The gateway answers ${response.status}.`)
}

/** Values are put in after the template is read, so that no text can change what else is posted. */
function filledIn(template: string, message: TextMessage): { body: string; type: string } {
  const fill = (text: string): string =>
    text.replaceAll(/\{(to|text)\}/g, (_, name: keyof TextMessage) => message[name])
  if (template.startsWith('{') && !template.startsWith('{to}') && !template.startsWith('{text}')) {
    const body = JSON.stringify(JSON.parse(template), (_, value: unknown) =>
      typeof value === 'string' ? fill(value) : value,
    )
    return { body, type: 'application/json' }
  }
  const form = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(template)) form.append(name, fill(value))
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' }
}
