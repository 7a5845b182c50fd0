import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import type { CommandName } from './payloads.ts'

/** Loads commands of a page when the browser has time: a change made offline then needs no file that isn't there. */
export function preloadCommands(names: readonly CommandName[]): void {
  whenIdle(
    () => {
      // Making the change asks for them again.
      import('./registry.ts').then(({ loadCommands }) => loadCommands(names)).catch(() => {})
    },
    { afterRequests: true },
  )
}
