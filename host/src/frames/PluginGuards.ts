import { AnswerPace } from './AnswerPace.ts'
import { FloodGuard } from './FloodGuard.ts'

/** What the frames of one plugin share. */
export interface PluginGuard {
  /** Of the time that its messages take. */
  unpacking: FloodGuard
  /** Of the time that its answers take. */
  answers: AnswerPace
}

/** For each plugin a guard of the time that it takes, over all its frames. */
export class PluginGuards {
  readonly #guards = new Map<string, PluginGuard>()

  of(plugin: string): PluginGuard {
    const guard = this.#guards.get(plugin) ?? {
      unpacking: new FloodGuard(Infinity),
      answers: new AnswerPace(),
    }
    this.#guards.set(plugin, guard)
    return guard
  }
}
