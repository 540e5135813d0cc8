import { expect, it } from 'vitest'
import { agentName } from './agentName.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML) Chrome/141.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/18 Safari/605.1',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Unknown program'],
])('%s is %s', (agent, name) => expect(agentName(agent)).toBe(name))
