import { useEffect, useSyncExternalStore } from 'react'
import { appUpdate, markUnsaved, type AppUpdate } from './updates/app-update.ts'
import { backgroundFill, type BackgroundFill } from './updates/background-fill.ts'
import { connectivity, type Connectivity } from './connectivity/connectivity.ts'
import { deviceStorage, type DeviceStorage } from './storage/device-storage.ts'
import type { OutboxView } from './outbox/entry.ts'
import { outbox } from './outbox/outbox.ts'
import { selection, type Selection } from './selection.ts'
import type { Store } from './create-store.ts'

const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

export const useConnectivity = (): Connectivity => useStore(connectivity)
export const useDeviceStorage = (): DeviceStorage => useStore(deviceStorage)
export const useSelection = (): Selection => useStore(selection)
export const useBackgroundFill = (): BackgroundFill | null => useStore(backgroundFill)
export const useAppUpdate = (): AppUpdate => useStore(appUpdate)
/** Queued writes in the order in which they will be sent. */
export const useOutbox = (): OutboxView => useStore(outbox)

/** Whether a queued write touches this entity (names: `commands/entities.ts`): show it as "Not sent yet". */
export function useIsPending(entity: string): boolean {
  const { entries } = useOutbox()
  return entries.some((entry) => entry.state !== 'unreadable' && entry.entities.includes(entity))
}

/** While `isUnsaved`, the app does not reload itself for an update: `key` (a form, a dialog) would lose its input. */
export function useUnsaved(key: string, isUnsaved: boolean): void {
  useEffect(() => {
    markUnsaved(key, isUnsaved)
    return () => markUnsaved(key, false)
  }, [key, isUnsaved])
}
