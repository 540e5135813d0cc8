import { AnalyticsContribution } from './points/analytics.ts'
import { CommandContribution } from './points/command.ts'
import { PageContribution } from './points/page.ts'
import { PanelContribution } from './points/panel.ts'
import { SectionContribution } from './points/section.ts'
import { WidgetContribution } from './points/widget.ts'

/**
 * Every contribution point: its schema, what it is for readers, and whether administrators place it on a dashboard
 * (a panel is switched on by the visitor). A new point is one file in points/, and its line here.
 */
export const contributionPoints = {
  section: { schema: SectionContribution, what: 'a tab of a dashboard', isPlaced: true },
  analytics: { schema: AnalyticsContribution, what: 'a tab of Advanced Analytics', isPlaced: true },
  page: { schema: PageContribution, what: 'a page of its own', isPlaced: true },
  widget: { schema: WidgetContribution, what: 'a card on a dashboard', isPlaced: true },
  panel: { schema: PanelContribution, what: 'an add-on that visitors switch on', isPlaced: false },
  command: {
    schema: CommandContribution,
    what: 'a command in the list that Ctrl+K opens',
    isPlaced: false,
  },
} as const

export const contributionSchemas = [
  contributionPoints.section.schema,
  contributionPoints.analytics.schema,
  contributionPoints.page.schema,
  contributionPoints.widget.schema,
  contributionPoints.panel.schema,
  contributionPoints.command.schema,
] as const
