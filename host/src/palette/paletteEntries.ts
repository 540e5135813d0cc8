import { levels } from '@msdat/sdk/contracts/levels'
import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { homePath } from '@msdat/sdk/view'
import type { Stores } from '../app/Stores.ts'
import { pluginCommands } from '../commands/pluginCommands.ts'
import { runPluginCommand } from '../commands/runPluginCommand.ts'
import { dashboardPath } from '../dashboards/dashboardPath.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import { toProblem } from '../loading/Loadable.ts'
import { addressOf } from '../pages/findPage.ts'
import { isOpenTo } from '../pages/pagesIn.ts'
import { pageTable } from '../pages/pageTable.ts'
import { optionGroups } from '../shell/optionGroups.ts'
import { runOption } from '../shell/runOption.ts'
import { writeAddress } from '../selection/writeAddress.ts'
import type { PaletteEntry } from './PaletteEntry.ts'
import { placesNamedIn } from './placesNamedIn.ts'

/**
 * All that the palette can lead this visitor to: first what is near, then the rest of the platform. Plugins choose what
 * their commands are called, so these come last: Enter must not lead to one where the platform has what was typed.
 */
export function paletteEntries(stores: Stores, frameHost: FrameHost, typed: string): PaletteEntry[] {
  return [
    ...sections(stores),
    ...dashboards(stores),
    ...indicators(stores, typed),
    ...places(stores),
    ...pages(stores),
    ...actions(stores),
    ...commands(stores, frameHost),
  ]
}

function sections({ dashboards, selection }: Stores): PaletteEntry[] {
  const { current } = dashboards
  return (current?.sections ?? []).map(({ id, title }) => ({
    value: `section:${id}`,
    label: title,
    group: 'Sections of this dashboard',
    run: () => selection.openSection(id),
  }))
}

function dashboards({ address, dashboards: { dashboards } }: Stores): PaletteEntry[] {
  const { state } = dashboards
  if (state.status !== 'ready') return []
  return state.value.map((dashboard) => ({
    value: `dashboard:${dashboard.id}`,
    label: dashboard.title,
    group: 'Dashboards',
    remark: dashboard.group,
    run: () => address.go(dashboardPath(dashboard)),
  }))
}

/** Those places that are typed beside an indicator come along: the first is looked at, the others are pinned. */
function indicators(stores: Stores, typed: string): PaletteEntry[] {
  const catalog = stores.catalog.names?.catalog
  if (!catalog) return []
  const named = placesNamedIn(typed, catalog.locations)
  const [first, ...pinned] = named
  const places = first ? { location: first.id, places: pinned.map(({ id }) => id) } : {}
  return catalog.indicators
    .filter(({ datasources }) => datasources.length > 0)
    .map(({ id, short_name, program_area }) => ({
      value: `indicator:${id}`,
      label: short_name,
      group: 'Indicators',
      remark: first ? named.map(({ name }) => name).join(', ') : program_area,
      run: () => look(stores, { indicator: id, ...places }),
    }))
}

function places(stores: Stores): PaletteEntry[] {
  return (stores.catalog.names?.catalog.locations ?? [])
    .filter(({ level }) => level <= levels.state)
    .map(({ id, name }) => ({
      value: `place:${id}`,
      label: name,
      group: 'Places',
      run: () => look(stores, { location: id }),
    }))
}

/** Changes the view on the screen; from a page without one, the first dashboard opens with it. */
function look({ address, selection, toasts }: Stores, change: SelectionChange): void {
  if (selection.shown)
    selection.change(change).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  else address.go(homePath + writeAddress(undefined, change))
}

function pages({ accounts, address }: Stores): PaletteEntry[] {
  const role = accounts.user?.role.value ?? null
  return pageTable
    .filter(({ access, menus, path }) => menus && isOpenTo(access, role) && !path.includes(':'))
    .map((page) => ({
      value: `page:${addressOf(page)}`,
      label: page.label ?? page.title,
      group: 'Pages',
      run: () => address.go(addressOf(page)),
    }))
}

/** The options menu without its links, which are pages. */
function actions(stores: Stores): PaletteEntry[] {
  return optionGroups(stores.accounts.user?.role.value ?? null)
    .flat()
    .flatMap((option) => {
      if ('to' in option || ('overlay' in option && option.overlay === 'palette')) return []
      const run = (): void =>
        'overlay' in option ? stores.overlays.show(option.overlay) : runOption[option.act](stores)
      return { value: `action:${option.label}`, label: option.label, group: 'Actions', run }
    })
}

/** Each stands under the name of its plugin, so that none is taken for the platform's. */
function commands(stores: Stores, frameHost: FrameHost): PaletteEntry[] {
  return pluginCommands(stores.plugins, stores.dashboards.current?.sections ?? []).map((one) => {
    const { release, command, keyOwner } = one
    const key = command.key && (keyOwner ? `${command.key} belongs to ${keyOwner.name}` : command.key)
    return {
      value: `command:${release.plugin}/${command.id}`,
      label: command.title,
      group: 'Commands of plugins',
      words: release.name,
      isOfPlugin: true,
      remark: key ? `${release.name} · ${key}` : release.name,
      run: () => runPluginCommand(stores, frameHost, one),
    }
  })
}
