import { useTheme } from '@msdat/sdk'
import { useState } from 'react'
import { useHeld } from '../chartFrame/useHeld.ts'
import type { Sort } from '../tables/Column.ts'
import type { CardSettings, CardView } from './ChartCardProps.ts'

interface CardLook {
  view: CardView | undefined
  isTable: boolean
  sort: Sort | null
  showView: (id: string) => void
  showTable: (isTable: boolean) => void
  setSort: (sort: Sort) => void
}

const auto = 'auto'
const table = 'table'

/** Which view of a card is drawn, whether it is its table, and in which order the table stands. */
export function useCardLook(views: readonly CardView[], held: CardSettings = {}): CardLook {
  const theme = useTheme()
  const [look, setLook] = useHeld(held.view, auto)
  const [sortText, setSortText] = useHeld(held.sort, '')
  const [lastView, setLastView] = useState(views[0]?.id ?? auto)
  const isTable = look === table || (look === auto && theme.tableFirst)
  const drawn = look === table || look === auto ? lastView : look
  const showView = (id: string): void => {
    setLastView(id)
    setLook(id)
  }
  return {
    view: views.find(({ id }) => id === drawn) ?? views[0],
    isTable,
    sort: readSort(sortText),
    showView,
    showTable: (wanted) => {
      if (wanted && look !== auto) setLastView(look)
      setLook(wanted ? table : drawn)
    },
    setSort: ({ column, direction }) => setSortText(`${column}.${direction}`),
  }
}

function readSort(text: string): Sort | null {
  const [column, direction] = text.split('.')
  if (!column || (direction !== 'ascending' && direction !== 'descending')) return null
  return { column, direction }
}
