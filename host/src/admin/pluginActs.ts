import type { Submission } from '@msdat/sdk/contracts/submission'
import type { QueueEntry } from '@msdat/sdk/contracts/submissions'
import type { ReviewCalls } from '../review/ReviewCalls.ts'

export interface PluginAct {
  label: 'Disable' | 'Enable' | 'Delete'
  explanation: string
  done: string
  /** It takes something away. */
  isDanger: boolean
  run: (calls: ReviewCalls, plugin: string, reason: string) => Promise<Submission>
}

/** What an admin can do with a plugin that is deployed, or switched off. */
export function pluginActs({ state, version }: Pick<QueueEntry, 'state' | 'version'>): PluginAct[] {
  const isOn = state === 'deployed'
  if (!isOn && state !== 'disabled') return []
  return [
    isOn
      ? {
          label: 'Disable',
          isDanger: false,
          explanation: 'It goes from all pages within a minute. It can be enabled again.',
          done: 'The plugin is disabled; open pages follow within a minute.',
          run: (calls, plugin, reason) => calls.disable(plugin, reason),
        }
      : {
          label: 'Enable',
          isDanger: false,
          explanation: 'It is there for everyone again within a minute.',
          done: 'The plugin is enabled; open pages follow within a minute.',
          run: (calls, plugin, reason) => calls.enable(plugin, reason),
        },
    {
      label: 'Delete',
      isDanger: true,
      explanation:
        'This version is withdrawn for good, and visitors read the reason. An earlier version can still be rolled back to.',
      done: 'The plugin is withdrawn.',
      run: (calls, plugin, reason) => calls.yank(plugin, reason, version ?? ''),
    },
  ]
}
