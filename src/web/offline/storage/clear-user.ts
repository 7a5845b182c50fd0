import { recordDeletion } from './pending-logouts.ts'
import { removeLocal } from './local-item.ts'
import { removeInTab } from './session-item.ts'
import {
  cachesOf,
  databasesOf,
  localKeys,
  retiredKeys,
  sessionKeys,
  type LocalKey,
  type SessionKey,
} from '../stores.ts'
import { tellWorker } from '../worker/tell-worker.ts'
import { cacheStorage } from '../abilities/browser-abilities.ts'

/** Maximum wait for other tabs to close a database before its deletion is left to the next start, ms. */
const DELETE_WAIT_MS = 5000

/** Deletes everything of the user on this device. What can't be deleted now is deleted at the next start. */
export async function clearUser(userId: string): Promise<void> {
  tellWorker({ type: 'FORGET', userId })
  removeUserKeys()
  await deleteStores(userId)
}

/**
 * Deletes what the user's caches and keys hold of an organisation that they leave. The databases stay: each queued change
 * and draft knows its organisation, and the answers are deleted before anybody reads them.
 */
export async function clearOrganisation(userId: string): Promise<void> {
  tellWorker({ type: 'FORGET', userId })
  removeUserKeys()
  await Promise.all(cachesOf(userId).map(deleteCache))
}

/** Removes the signed-in user's keys outside of databases and caches. */
export function removeUserKeys(): void {
  for (const [key, owner] of Object.entries(localKeys)) {
    if (owner === 'user') removeLocal(key as LocalKey)
  }
  retiredKeys.forEach(removeLocal)
  for (const [key, owner] of Object.entries(sessionKeys)) {
    if (owner === 'user') removeInTab(key as SessionKey)
  }
}

/** Deletes databases and caches only: for a user who left earlier, while another one may be signed in. */
export async function deleteStores(userId: string): Promise<void> {
  const done = await Promise.all([...databasesOf(userId).map(deleteDatabase), ...cachesOf(userId).map(deleteCache)])
  if (done.every(Boolean)) recordDeletion(userId)
}

function deleteDatabase(name: string): Promise<boolean> {
  if (!('indexedDB' in globalThis) || !indexedDB) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(false), DELETE_WAIT_MS)
    const finish = (isGone: boolean) => {
      clearTimeout(timeout)
      resolve(isGone)
    }
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => finish(true))
      request.addEventListener('error', () => finish(false))
    } catch {
      // IndexedDB is forbidden here, so nothing was stored in it either.
      finish(true)
    }
  })
}

async function deleteCache(name: string): Promise<boolean> {
  const caches = cacheStorage()
  if (!caches) return true
  try {
    await caches.delete(name)
    return true
  } catch {
    return false
  }
}
