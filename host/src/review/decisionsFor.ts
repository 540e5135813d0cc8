import type { Submission } from '@msdat/sdk/contracts/registry'
import type { RegistryCalls } from './RegistryCalls.ts'

export interface Decision {
  label: string
  look: 'primary' | 'outline' | 'danger'
  needsReason: boolean
  /** Said when it has been done. */
  done: string
  run: (calls: RegistryCalls, reason: string) => Promise<Submission>
}

export function decisionsFor(submission: Submission): Decision[] {
  const { id, plugin_id: plugin, state } = submission
  const reject: Decision = {
    label: 'Reject',
    look: 'danger',
    needsReason: true,
    done: 'The plugin has been rejected.',
    run: (calls, reason) => calls.reject(id, reason),
  }
  if (state === 'awaiting_approval') {
    const approve: Decision = {
      label: 'Approve',
      look: 'primary',
      needsReason: true,
      done: 'Approved. It is being built now.',
      run: (calls, reason) => calls.approve(submission, reason),
    }
    return [approve, reject]
  }
  if (state === 'build_failed') {
    const retry: Decision = {
      label: 'Build again',
      look: 'primary',
      needsReason: false,
      done: 'It is being built again.',
      run: (calls) => calls.retry(id),
    }
    return [retry, reject]
  }
  if (state === 'deployed' && plugin) {
    const disable: Decision = {
      label: 'Disable',
      look: 'danger',
      needsReason: true,
      done: 'The plugin is off for everyone.',
      run: (calls, reason) => calls.disable(plugin, reason),
    }
    return [disable]
  }
  if (state === 'disabled' && plugin) {
    const enable: Decision = {
      label: 'Enable',
      look: 'primary',
      needsReason: true,
      done: 'The plugin is on again.',
      run: (calls, reason) => calls.enable(plugin, reason),
    }
    return [enable]
  }
  return []
}
