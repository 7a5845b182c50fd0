import { createStore } from '../create-store.ts'

/**
 * How the device's database is.
 * `off`: there is none (private window, blocked): the app works online only. `blocked`: another tab of an older
 * version holds it. `full`: no room, even after older answers were dropped. `reload`: a newer version took over.
 */
export type DeviceStorage = 'ok' | 'off' | 'blocked' | 'full' | 'reload'

export const deviceStorage = createStore<DeviceStorage>('ok')
