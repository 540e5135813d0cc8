import { passwordRules } from '@msdat/sdk/contracts/accounts'

export interface PasswordStrength {
  /** 20 points for each rule that is met. */
  points: number
  word: 'WEAK' | 'MEDIUM' | 'STRONG'
  unmet: string[]
}

export function passwordStrength(password: string): PasswordStrength {
  const unmet = passwordRules.filter((rule) => !rule.test.test(password)).map((rule) => rule.text)
  const points = 20 * (passwordRules.length - unmet.length)
  return { points, word: points < 40 ? 'WEAK' : points <= 60 ? 'MEDIUM' : 'STRONG', unmet }
}
