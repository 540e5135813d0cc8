import { symmetricDecrypt } from 'better-auth/crypto'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SecondFactorMethod } from '@msdat/sdk/contracts/accounts'
import { readPlatformName } from '../platform/readPlatformName.ts'
import type { AuthSettings, BetterAuth } from './configureAuth.ts'
import type { CodeWay, SignInCodes } from './SignInCodes.ts'
import { nullIfRefused, statusOf } from './refusals.ts'
import { spendStep } from './totpSteps.ts'

export interface Authenticator {
  /** For the app; holds the secret. */
  uri: string
  recoveryCodes: string[]
}

interface Code {
  method: SecondFactorMethod
  code: string
  /** The device is not asked again for 30 days. */
  remember: boolean
}

/** What is asked for after the password: codes of an app, by e-mail, or kept for the worst case. */
export class SecondFactor {
  readonly #auth: BetterAuth
  readonly #db: AuthSettings['db']
  readonly #codes: SignInCodes | undefined

  constructor(auth: BetterAuth, { db, signInCodes }: Pick<AuthSettings, 'db' | 'signInCodes'>) {
    this.#auth = auth
    this.#db = db
    this.#codes = signInCodes
  }

  /** Whether this is the password of whom the headers speak for. */
  async isPassword(password: string, headers: Headers): Promise<boolean> {
    const answer = await this.#auth.api.verifyPassword({ body: { password }, headers }).catch(nullIfRefused)
    return answer?.status === true
  }

  /** Makes a new secret, which counts once a code has confirmed it; null where the password is wrong. */
  async begin(password: string, headers: Headers): Promise<Authenticator | null> {
    // A colon parts the name of the platform from that of the account.
    const issuer = (await readPlatformName(this.#db)).replaceAll(':', '')
    const body = { password, issuer }
    const answer = await this.#auth.api.enableTwoFactor({ body, headers }).catch(nullIfRefused)
    return answer && { uri: answer.totpURI, recoveryCodes: answer.backupCodes }
  }

  /** Confirms the secret with a code of the app; answers the cookies of the session, null where the code is wrong. */
  async confirm(code: string, headers: Headers): Promise<string[] | null> {
    const session = await this.#auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (session && !(await this.#spend(session.user.id, code))) throw used()
    const asked = { body: { code }, headers, returnHeaders: true } as const
    const answer = await this.#auth.api.verifyTOTP(asked).catch(nullIfRefused)
    return answer && answer.headers.getSetCookie()
  }

  /** In place of the recovery codes before; null where the password is wrong or no second factor is on. */
  async newRecoveryCodes(password: string, headers: Headers): Promise<string[] | null> {
    const body = { password }
    const answer = await this.#auth.api.generateBackupCodes({ body, headers }).catch(nullIfRefused)
    return answer?.backupCodes ?? null
  }

  /** Sends a code; false where no sign-in waits for one. Throws where it could not go out. */
  async sendCode(way: CodeWay, headers: Headers): Promise<boolean> {
    const send = async (): Promise<boolean> => {
      const answer = await this.#auth.api.sendTwoFactorOTP({ body: {}, headers }).catch(nullIfRefused)
      return answer?.status === true
    }
    return this.#codes ? this.#codes.by(way, send) : send()
  }

  /** Ends a sign-in that waits for a code. Throws where the code is wrong, too late, or one of too many. */
  async verify(
    { method, code, remember }: Code,
    headers: Headers,
  ): Promise<{ userId: string; token: string; cookies: string[] }> {
    const { api } = this.#auth
    const waiting = method === 'app' ? await this.#whoWaits(headers) : null
    if (waiting !== null && !(await this.#spend(waiting, code))) throw used()
    const asked = { body: { code, trustDevice: remember }, headers, returnHeaders: true } as const
    const calls = {
      app: () => api.verifyTOTP(asked),
      email: () => api.verifyTwoFactorOTP(asked),
      sms: () => api.verifyTwoFactorOTP(asked),
      recovery: () => api.verifyBackupCode(asked),
    }
    const { response, headers: answered } = await calls[method]().catch((error: unknown) => refuse(error))
    const { token, user } = response
    if (!token || !user) throw new AppError('unauthenticated', startAgain)
    return { userId: user.id, token, cookies: answered.getSetCookie() }
  }

  async #spend(userId: string, code: string): Promise<boolean> {
    const { secretConfig } = await this.#auth.$context
    const open = (data: string): Promise<string> => symmetricDecrypt({ key: secretConfig, data })
    return spendStep(this.#db, { userId, code, open })
  }

  /** Whose sign-in waits for a code, by the cookie; better-auth checks its signature when it ends the sign-in. */
  async #whoWaits(headers: Headers): Promise<string | null> {
    const [, value = ''] = /two_factor=([^;]*)/.exec(headers.get('cookie') ?? '') ?? []
    const [identifier = ''] = value.split('.')
    const { internalAdapter } = await this.#auth.$context
    return (await internalAdapter.findVerificationValue(identifier))?.value ?? null
  }
}

function used(): AppError {
  const message = 'This code has been used already. Please wait for the next one.'
  return new AppError('unauthenticated', message, { code: ['has been used already'] })
}

const startAgain = 'This took too long, or there were too many wrong codes. Please log in again.'

function refuse(error: unknown): never {
  const status = statusOf(error)
  if (status === 429) {
    throw new AppError(
      'rate_limited',
      'There were too many wrong codes. Please wait 15 minutes, then try again.',
    )
  }
  if (![400, 401, 403].includes(status)) throw error
  const isWrong = /INVALID_(BACKUP_)?CODE$/.test(codeOf(error))
  throw new AppError(
    'unauthenticated',
    isWrong ? 'This code is not right. Please try again.' : startAgain,
    ...(isWrong ? [{ code: ['is not right'] }] : []),
  )
}

const codeOf = (error: unknown): string =>
  String(((error as { body?: { code?: unknown } }).body ?? {}).code ?? '')
