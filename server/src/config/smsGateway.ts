import type { SmsGateway } from '../sms/sendThroughGateway.ts'

const usual = '{"to":"{to}","text":"{text}"}'

/** The gateway for text messages; null where none is set. Adds a fault where a setting is wrong. */
export function readSmsGateway(
  environment: Record<string, string | undefined>,
  faults: string[],
): SmsGateway | null {
  const setting = (name: string): string => environment[`SMS_GATEWAY_${name}`]?.trim() ?? ''
  const url = setting('URL')
  const body = setting('BODY') || usual
  const authorization = setting('AUTHORIZATION') || null
  if (url === '') {
    if (setting('BODY') || authorization) faults.push('SMS_GATEWAY_BODY is set without SMS_GATEWAY_URL.')
    return null
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    faults.push('SMS_GATEWAY_URL must be the http or https address to which a text message is posted.')
  }
  if (!body.includes('{to}') || !body.includes('{text}')) {
    faults.push(
      'SMS_GATEWAY_BODY must hold {to} and {text}, as JSON or as a form such as to={to}&text={text}.',
    )
  } else if (body.startsWith('{"') && !isJson(body)) {
    faults.push('SMS_GATEWAY_BODY begins like JSON but is none. Look for a missing quote or bracket.')
  }
  return { url, body, authorization }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
