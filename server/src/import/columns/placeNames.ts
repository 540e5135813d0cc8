import { levels } from '@msdat/sdk/contracts/levels'
import { plainText } from './plainText.ts'

/** "Kano State" is Kano, and the capital territory goes by several names. */
export function placeNames(name: string, level: number): string[] {
  const isCapital = /^(fct|federal capital territory)/.test(plainText(name))
  return [
    name,
    ...(level === levels.state ? [`${name} State`] : []),
    ...(isCapital ? ['FCT', 'FCT Abuja', 'Abuja', 'FCT (Abuja)', 'Federal Capital Territory'] : []),
  ]
}
