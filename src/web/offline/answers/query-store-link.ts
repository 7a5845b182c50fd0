import type { QueryStore } from './query-store.ts'
import { deviceUser } from '../storage/device-user.ts'

/** The signed-in user's saved answers; loads the database code on first use. Throws `DeviceError`. */
export async function loadQueryStore(): Promise<QueryStore> {
  const userId = deviceUser.get()
  const { openQueryStore, emptyQueryStore } = await import('./query-store.ts')
  return userId === null ? emptyQueryStore : openQueryStore(userId)
}
