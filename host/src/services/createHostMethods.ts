import { toJS } from 'mobx'
import { call } from '@msdat/sdk/adapters/call'
import { getDataColumns, listCitations } from '@msdat/sdk/contracts/data'
import { getCatalog } from '@msdat/sdk/contracts/reference'
import type { DataQuery } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Stores } from '../app/Stores.ts'
import type { HostMethodHandlers } from '../frames/HostServices.ts'
import { toDataTable } from './dataTable.ts'
import type { PluginStorage } from './PluginStorage.ts'
import { saveFile } from './saveFile.ts'

/** What a plugin may ask of this page, each answered from the store or the server it belongs to. */
export function createHostMethods(stores: Stores, storage: PluginStorage): HostMethodHandlers {
  const { appearance, catalog, coverage, selection, toasts, announcements } = stores
  const ofVersion = { fetch: catalog.fetchOfVersion }
  return {
    'data.catalog': async () => catalog.catalog.value ?? call(getCatalog, {}),
    'data.query': async (query) => toDataTable(await call(getDataColumns, toFilters(query), ofVersion)),
    'data.coverage': ({ indicator }) => coverage.read(indicator),
    'data.citations': async ({ ids }) =>
      ids.length === 0
        ? []
        : (await call(listCitations, { id: ids.join(','), size: 5000 }, ofVersion)).results,
    'selection.get': () => {
      if (!selection.shown) throw new AppError('unavailable', 'Nothing has been selected yet.')
      return selection.shown.selection
    },
    'selection.set': (change) => selection.change(change),
    'storage.get': ({ key }, { plugin }) => storage.get(plugin, key),
    'storage.set': ({ key, value }, { plugin }) => done(storage.set(plugin, key, value)),
    'storage.remove': ({ key }, { plugin }) => done(storage.remove(plugin, key)),
    'storage.keys': (_, { plugin }) => storage.keys(plugin),
    // The plugin's name stands above its words, so that they are not taken for the platform's.
    'ui.notify': ({ tone, message }, { name }) => done(toasts.show({ tone, title: name, message })),
    'ui.announce': ({ message }) => done(announcements.announce(message)),
    'files.save': ({ name, mediaType, bytes }) => done(saveFile(name, mediaType, bytes)),
    'page.getAppearance': () => toJS(appearance.appearance),
    'page.setAppearance': (change) => appearance.change(change),
  }
}

function done(_: void): Record<string, never> {
  return {}
}

function toFilters(query: DataQuery): Parameters<typeof call<typeof getDataColumns>>[1] {
  const list = (values: readonly (number | string)[] | undefined) => values?.join(',')
  const filters = {
    indicator: list(query.indicators),
    datasource: list(query.datasources),
    location: list(query.locations),
    level: list(query.levels),
    value_type: list(query.valueTypes),
    period: list(query.periods),
    period_from: query.periodFrom,
    period_to: query.periodTo,
    latest: query.latest,
  }
  if (!filters.indicator && !filters.datasource) {
    throw new AppError('invalid_input', 'Name at least one indicator or one source.')
  }
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
}
