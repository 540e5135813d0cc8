export const factorNames = {
  googleAuthenticator: 'Google Authenticator',
  microsoftAuthenticator: 'Microsoft Authenticator',
  email: 'Code by e-mail',
  sms: 'Code by text message',
} as const

export type Factor = keyof typeof factorNames
export type AppFactor = 'googleAuthenticator' | 'microsoftAuthenticator'
export const isApp = (factor: Factor): factor is AppFactor =>
  factor === 'googleAuthenticator' || factor === 'microsoftAuthenticator'
