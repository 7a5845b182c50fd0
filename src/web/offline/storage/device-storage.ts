import { createStore } from '../create-store.ts'

/**
 * State of the device's database. `off`: unavailable (private window, blocked), so the app works online only.
 * `blocked`: a tab with an older version holds it open. `full`: out of space, even after older answers were deleted.
 * `reload`: a newer version of the app uses it.
 */
export type DeviceStorage = 'ok' | 'off' | 'blocked' | 'full' | 'reload'

export const deviceStorage = createStore<DeviceStorage>('ok')
