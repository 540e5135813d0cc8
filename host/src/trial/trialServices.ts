import type { Appearance, AppearanceChange, Theme } from '@msdat/sdk/contracts/appearance'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import type { HostServices } from '../frames/HostServices.ts'
import { PluginStorage } from '../services/PluginStorage.ts'
import type { TrialLog } from './TrialLog.ts'

/** What a trial has of its own, in place of the page's. */
export interface TrialSide {
  readonly log: TrialLog
  readonly theme: Theme
  readonly selection: Selection
  readonly appearance: Appearance
  isOn(permission: Permission): boolean
  select(change: SelectionChange): Selection
  dress(change: AppearanceChange): Appearance
}

/**
 * The page's services for a plugin that nobody has approved: real data to read, and nothing of the page, of this
 * browser or of the server to change.
 */
export function trialServices(page: HostServices, trial: TrialSide): HostServices {
  const storage = new PluginStorage(memory())
  const { methods } = page
  return {
    theme: () => trial.theme,
    selection: () => trial.selection,
    granted: ({ permissions }) => permissions.map(({ name }) => name).filter((name) => trial.isOn(name)),
    reportFault: (fault) => trial.log.blame(fault),
    observe: (call) => trial.log.record(call),
    methods: {
      ...methods,
      'selection.get': () => trial.selection,
      'selection.set': (change) => trial.select(change),
      'storage.get': ({ key }, { plugin }) => storage.get(plugin, key),
      'storage.set': ({ key, value }, { plugin }) => done(storage.set(plugin, key, value)),
      'storage.remove': ({ key }, { plugin }) => done(storage.remove(plugin, key)),
      'storage.keys': (_, { plugin }) => storage.keys(plugin),
      'reviews.add': () => refuse('A trial writes no reviews.'),
      'page.capture': () => refuse('A trial takes no pictures: what stands around it is for reviewers.'),
      // The address of the review page is nobody's business.
      'files.prepare': async (input, caller) => {
        await methods['files.prepare'](input, caller)
        return { address: `${window.location.origin}/` }
      },
      'page.getAppearance': () => trial.appearance,
      'page.setAppearance': (change) => trial.dress(change),
    },
  }
}

function refuse(message: string): never {
  throw new AppError('conflict', message)
}

const done = (_: void): Record<string, never> => ({})

/** Forgotten with the trial. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}
