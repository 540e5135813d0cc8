// Two maps over one another on one scale; a slider says how much of each is seen.
import { SwipeMap } from '@msdat/sdk/kit/atlas'
import { valueClasses } from '@msdat/sdk/kit/maps'

const classes = valueClasses([19, 41, 77, 88])
const mapOf = (year: string, kano: number, lagos: number) => ({
  name: `DPT3, ${year}`,
  summary: `Kano ${kano}%, Lagos ${lagos}%.`,
  format: (value: number) => `${value}%`,
  areas: [
    { id: '1', name: 'Kano', value: kano },
    { id: '2', name: 'Lagos', value: lagos },
  ],
  classes,
})

export function Example() {
  return <SwipeMap maps={[mapOf('2013', 19, 77), mapOf('2021', 41, 88)]} />
}
