import type { AnyRouter } from '@tanstack/react-router'
import { startDevice } from '#web/commands/start-device.ts'
import { tellUnhandledErrors } from './unhandled-errors.ts'

/** Starts what works beside the pages. Call once, when the first of them stands. */
export function startBackground(router: AnyRouter): void {
  tellUnhandledErrors(router)
  startDevice()
}
