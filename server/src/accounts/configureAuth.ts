import { betterAuth } from 'better-auth'
import { admin } from 'better-auth/plugins/admin'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { username } from 'better-auth/plugins/username'
import type { Kysely } from 'kysely'
import type { AccountTables } from './AccountTables.ts'
import type { SignInCodes } from './SignInCodes.ts'
import { socialPlugin } from './social/socialPlugin.ts'
import type { SocialProvider } from './social/SocialProvider.ts'

export interface AuthSettings {
  db: Kysely<AccountTables>
  /** Address of the site; on https the cookie is marked Secure. */
  publicUrl: string
  /** Signs the cookie and seals the secrets of authenticator apps. Another secret ends every browser session. */
  secret: string
  passwords: PasswordKeeper
  /** Sends the link with which somebody sets a new password. */
  sendResetLink?: (user: Recipient, token: string) => Promise<void>
  /** Send the code that is asked for after the password. */
  signInCodes?: SignInCodes
  /** Whose sign-in is trusted beside our own. */
  socialProviders?: readonly SocialProvider[]
}

interface Recipient {
  id: string
  email: string
  name: string
}

/** How passwords are kept. */
export interface PasswordKeeper {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
}

export type BetterAuth = ReturnType<typeof configureAuth>

const codeMinutes = 10

/** better-auth over our tables. None of its own HTTP routes is served. */
export function configureAuth(settings: AuthSettings) {
  const { db, publicUrl, secret, passwords, sendResetLink, signInCodes, socialProviders = [] } = settings
  return betterAuth({
    baseURL: publicUrl,
    secret,
    // "sqlite" on PostgreSQL too: it makes better-auth write times as ISO text and booleans as 0 and 1,
    // which is how all our tables keep them, so one migration serves both databases.
    database: { db, type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: (password) => passwords.hash(password),
        verify: (kept) => passwords.verify(kept),
      },
      sendResetPassword: async ({ user, token }) => {
        if (!('banned' in user && user.banned)) await sendResetLink?.(user, token)
      },
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => endRecovery(db, user.id),
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'msdat',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', image: 'avatar', ...stamps },
    },
    session: { modelName: 'user_sessions', fields: sessionFields },
    account: { modelName: 'user_credentials', fields: credentialFields },
    verification: {
      modelName: 'user_verifications',
      fields: { expiresAt: 'expires_at', ...stamps },
      // Who reads the database cannot use what was sent to somebody.
      storeIdentifier: 'hashed',
    },
    plugins: [
      username({
        maxUsernameLength: 150,
        usernameValidator: (name) => /^[a-z0-9@.+_-]+$/i.test(name),
        schema: { user: { fields: { displayUsername: 'display_username' } } },
      }),
      admin({
        schema: {
          user: { fields: { banReason: 'ban_reason', banExpires: 'ban_expires' } },
          session: { fields: { impersonatedBy: 'impersonated_by' } },
        },
      }),
      twoFactor({
        otpOptions: {
          sendOTP: async ({ user, otp }) => signInCodes?.send(user, otp),
          period: codeMinutes,
          storeOTP: 'hashed',
        },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: { modelName: 'user_two_factors', fields: twoFactorFields },
        },
      }),
      socialPlugin(db, socialProviders),
      bearer(),
    ],
  })
}

/** Whoever has used the link reads the mail of this address; earlier links are of no use any more. */
async function endRecovery(db: AuthSettings['db'], userId: string): Promise<void> {
  await db.updateTable('users').set({ email_verified: 1 }).where('id', '=', userId).execute()
  await db.deleteFrom('user_verifications').where('value', '=', userId).execute()
  await db.deleteFrom('user_email_changes').where('user_id', '=', userId).execute()
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

const sessionFields = {
  userId: 'user_id',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  ...stamps,
}

const credentialFields = {
  userId: 'user_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
  ...stamps,
}

const twoFactorFields = {
  backupCodes: 'backup_codes',
  userId: 'user_id',
  failedVerificationCount: 'failed_verification_count',
  lockedUntil: 'locked_until',
}
