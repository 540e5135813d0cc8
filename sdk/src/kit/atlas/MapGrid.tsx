import { useMemo } from 'react'
import { useTheme } from '../../plugin/useAppearance.ts'
import { Choropleth } from '../maps/Choropleth.tsx'
import { ClassKey } from '../maps/MapKey.tsx'
import { fillOfClass } from '../maps/fillOf.ts'
import type { MapArea } from '../maps/MapArea.ts'
import { valueClasses, type ValueClass } from '../maps/valueClasses.ts'
import { SmallMultiples } from '../plots/SmallMultiples.tsx'

export interface MapOfGrid {
  id: string
  title: string
  summary: string
  areas: readonly MapArea[]
}

export interface MapGridProps {
  name: string
  maps: readonly MapOfGrid[]
  /** Of all maps together where omitted. */
  classes?: readonly ValueClass[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  selected?: string
  onSelect?: (id: string) => void
}

/** Several maps whose colours mean the same, with one key for all. */
export function MapGrid({
  name,
  maps,
  classes,
  format,
  formatTick = format,
  selected,
  onSelect,
}: MapGridProps) {
  const theme = useTheme()
  const own = useMemo(
    () => valueClasses(maps.flatMap(({ areas }) => areas.flatMap(({ value }) => value ?? []))),
    [maps],
  )
  const shared = classes ?? own
  const missing = maps.reduce((sum, { areas }) => sum + areas.filter(({ value }) => value === null).length, 0)
  return (
    <div className="k-stack">
      <SmallMultiples
        label={name}
        items={maps}
        leastWidth={260}
        render={({ title, summary, areas }) => (
          <Choropleth
            {...{ areas, summary, format, selected, onSelect }}
            name={`${name}, ${title}`}
            classes={shared}
            isKeyHidden
          />
        )}
      />
      <ClassKey
        classes={shared}
        fillOf={(at) => fillOfClass(at, { theme, classes: shared })}
        format={formatTick}
        missing={missing}
        outside={0}
      />
    </div>
  )
}
