import type { KitExample } from '../KitExample.ts'
import { Example as ChartCard } from '../examples/ChartCard.tsx'
import chartCardText from '../examples/ChartCard.tsx?raw'
import { Example as LineCard } from '../examples/LineCard.tsx'
import lineCardText from '../examples/LineCard.tsx?raw'
import { Example as TextSheet } from '../examples/TextSheet.tsx'
import textSheetText from '../examples/TextSheet.tsx?raw'
import { Example as PlainCard } from '../examples/PlainCard.tsx'
import plainCardText from '../examples/PlainCard.tsx?raw'
import { Example as Columns } from '../examples/Columns.tsx'
import columnsText from '../examples/Columns.tsx?raw'
import { Example as AnswerLine } from '../examples/AnswerLine.tsx'
import answerLineText from '../examples/AnswerLine.tsx?raw'
import { Example as HeadlineFigure } from '../examples/HeadlineFigure.tsx'
import headlineFigureText from '../examples/HeadlineFigure.tsx?raw'
import { Example as FigureStrip } from '../examples/FigureStrip.tsx'
import figureStripText from '../examples/FigureStrip.tsx?raw'
import { Example as DataTable } from '../examples/DataTable.tsx'
import dataTableText from '../examples/DataTable.tsx?raw'
import { Example as LineTable } from '../examples/LineTable.tsx'
import lineTableText from '../examples/LineTable.tsx?raw'
import { Example as LackingNote } from '../examples/LackingNote.tsx'
import lackingNoteText from '../examples/LackingNote.tsx?raw'
import { Example as SourcesCard } from '../examples/SourcesCard.tsx'
import sourcesCardText from '../examples/SourcesCard.tsx?raw'
import { Example as SourceTable } from '../examples/SourceTable.tsx'
import sourceTableText from '../examples/SourceTable.tsx?raw'
import { Example as SourceRange } from '../examples/SourceRange.tsx'
import sourceRangeText from '../examples/SourceRange.tsx?raw'
import { Example as MarkedList } from '../examples/MarkedList.tsx'
import markedListText from '../examples/MarkedList.tsx?raw'
import { Example as TableRegion } from '../examples/TableRegion.tsx'
import tableRegionText from '../examples/TableRegion.tsx?raw'
import { Example as RegistryNotes } from '../examples/RegistryNotes.tsx'
import registryNotesText from '../examples/RegistryNotes.tsx?raw'
import { Example as Provenance } from '../examples/Provenance.tsx'
import provenanceText from '../examples/Provenance.tsx?raw'
import { Example as PagedTable } from '../examples/PagedTable.tsx'
import pagedTableText from '../examples/PagedTable.tsx?raw'
import { Example as DefinitionList } from '../examples/DefinitionList.tsx'
import definitionListText from '../examples/DefinitionList.tsx?raw'

export const cards: readonly KitExample[] = [
  { part: 'ChartCard', group: 'Cards and tables', View: ChartCard, text: chartCardText },
  { part: 'LineCard', group: 'Cards and tables', View: LineCard, text: lineCardText },
  { part: 'TextSheet', group: 'Cards and tables', View: TextSheet, text: textSheetText },
  { part: 'PlainCard', group: 'Cards and tables', View: PlainCard, text: plainCardText },
  { part: 'Columns', group: 'Cards and tables', View: Columns, text: columnsText },
  { part: 'AnswerLine', group: 'Cards and tables', View: AnswerLine, text: answerLineText },
  { part: 'HeadlineFigure', group: 'Cards and tables', View: HeadlineFigure, text: headlineFigureText },
  { part: 'FigureStrip', group: 'Cards and tables', View: FigureStrip, text: figureStripText },
  { part: 'DataTable', group: 'Cards and tables', View: DataTable, text: dataTableText },
  { part: 'LineTable', group: 'Cards and tables', View: LineTable, text: lineTableText },
  { part: 'LackingNote', group: 'Cards and tables', View: LackingNote, text: lackingNoteText },
  { part: 'SourcesCard', group: 'Cards and tables', View: SourcesCard, text: sourcesCardText },
  { part: 'SourceTable', group: 'Cards and tables', View: SourceTable, text: sourceTableText },
  { part: 'SourceRange', group: 'Cards and tables', View: SourceRange, text: sourceRangeText },
  { part: 'MarkedList', group: 'Cards and tables', View: MarkedList, text: markedListText },
  { part: 'TableRegion', group: 'Cards and tables', View: TableRegion, text: tableRegionText },
  { part: 'RegistryNotes', group: 'Cards and tables', View: RegistryNotes, text: registryNotesText },
  { part: 'Provenance', group: 'Cards and tables', View: Provenance, text: provenanceText },
  { part: 'PagedTable', group: 'Cards and tables', View: PagedTable, text: pagedTableText },
  { part: 'DefinitionList', group: 'Cards and tables', View: DefinitionList, text: definitionListText },
]
