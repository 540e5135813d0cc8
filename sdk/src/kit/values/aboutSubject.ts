import type { Subject } from './findSubject.ts'
import { unitText } from './formatValue.ts'
import { nationOf } from './places.ts'

/** What a ChartCard about places of the whole nation says of its subject; what differs is set after it. */
export function aboutSubject({
  catalog,
  indicator,
  factor,
}: Pick<Subject, 'catalog' | 'indicator' | 'factor'>) {
  return {
    indicator: indicator.short_name,
    place: nationOf(catalog.locations)?.name ?? '',
    unit: unitText(factor),
    updatedAt: catalog.updated_at,
  }
}
