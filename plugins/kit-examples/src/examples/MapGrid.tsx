// Several maps under one key.
import { MapGrid } from '@msdat/sdk/kit/atlas'

const mapOf = (year: string, kano: number, lagos: number) => ({
  id: year,
  title: year,
  summary: `Kano ${kano}%, Lagos ${lagos}%.`,
  areas: [
    { id: '1', name: 'Kano', value: kano },
    { id: '2', name: 'Lagos', value: lagos },
  ],
})

export function Example() {
  return (
    <MapGrid
      name="DPT3 in two years"
      format={(value) => `${value}%`}
      maps={[mapOf('2013', 19, 77), mapOf('2021', 41, 88)]}
    />
  )
}
