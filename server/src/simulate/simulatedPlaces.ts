import { levels } from '@msdat/sdk/contracts/levels'

/** How many local government areas each state has, by the constitution of 1999: 774 in all. */
const countByState: Readonly<Record<string, number>> = {
  Abia: 17,
  Adamawa: 21,
  'Akwa Ibom': 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  'Cross River': 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  FCT: 6,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
}

// Far above the built-in places, so that a new one there never meets a simulated one.
const firstId = 20_001

// A type rather than an interface: rows of tables are passed on as records.
export type SimulatedPlace = { id: number; name: string; parent: number; level: number }

/** Numbered areas of each state, such as "Kano LGA 07": nobody takes them for real ones. */
export function simulatedPlaces(
  places: readonly { id: number; name: string; level: number }[],
): SimulatedPlace[] {
  const states = places.filter(({ level }) => level === levels.state)
  let id = firstId
  return states.flatMap((state) =>
    Array.from({ length: countByState[state.name] ?? 0 }, (_, index) => ({
      id: id++,
      name: `${state.name} LGA ${String(index + 1).padStart(2, '0')}`,
      parent: state.id,
      level: levels.lga,
    })),
  )
}
