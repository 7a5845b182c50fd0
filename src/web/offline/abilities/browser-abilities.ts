import { leases } from './leases.ts'

/**
 * What the browser can do on this address. Over plain http, but on localhost, browsers withhold much: only this file
 * asks for it, tells what is missing, and gives what takes its place.
 */

/** Whether the address is one that browsers trust: https, or this machine. */
export const isSecureAddress = (): boolean => (globalThis as { isSecureContext?: boolean }).isSecureContext !== false

type Id = ReturnType<Crypto['randomUUID']>

/** A new random id (UUID, version 4). */
export function newId(): Id {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  const marked = bytes.with(6, (bytes[6]! & 0x0f) | 0x40).with(8, (bytes[8]! & 0x3f) | 0x80)
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** null: keys can't be read here. */
export const subtleCrypto = (): SubtleCrypto | null => (crypto as Partial<Crypto>).subtle ?? null

/** The part of the Web Locks that is in use. */
export interface Locks {
  request: <T>(name: string, options: { signal?: AbortSignal }, task: () => Promise<T>) => Promise<T>
}

/** Locks between tabs; on plain http leases in the database take their place. null: neither is there. */
export function lockManager(): Locks | null {
  const { locks } = navigator as Partial<Navigator>
  if (locks) return { request: (name, options, task) => locks.request(name, options, task) }
  return isSecureAddress() || !('indexedDB' in globalThis) ? null : leases
}

/** null: there are no service workers, so no page opens without a connection. */
export const workerContainer = (): ServiceWorkerContainer | null =>
  (navigator as Partial<Navigator>).serviceWorker ?? null

/** Whether pages open without a connection here, once they are saved. */
export const opensOffline = (): boolean => isSecureAddress() || workerContainer() !== null

/** null: the browser keeps no answers. */
export const cacheStorage = (): CacheStorage | null => ('caches' in globalThis ? caches : null)

/** What the browser tells of its storage; old ones tell some of it. null: nothing. */
export const storageManager = (): Partial<StorageManager> | null => (navigator as Partial<Navigator>).storage ?? null

/** Asks the browser not to clear what is stored; whether it promises that. */
export const persistStorage = async (): Promise<boolean> => (await storageManager()?.persist?.()) ?? false

/** Puts a text on the clipboard. Call it right after a press. @throws where the browser refuses */
export async function writeClipboard(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>
  if (clipboard) return clipboard.writeText(text)
  if (!copyBySelection(text)) throw new DOMException('The browser copies nothing here', 'NotAllowedError')
}

/** The old way to copy, which plain http still has: a field with the text is selected, and gone again at once. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0'
  // A dialog takes the focus back from what is outside of it.
  const home = focused?.closest('[role="dialog"]') ?? document.body
  home.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Whether the device's own sharing takes this; without `data`: whether there is such. */
export function canShare(data?: ShareData): boolean {
  const { share, canShare } = navigator as Partial<Navigator>
  if (!share) return false
  return data === undefined || (canShare?.call(navigator, data) ?? false)
}

/** Opens the device's own sharing. Call it right after a press. @throws AbortError when the person thinks better of it */
export const share = (data: ShareData): Promise<void> => navigator.share(data)

/** Whether this is an app on the home screen of an iPhone or iPad, where links download nothing. */
export const isHomeScreenApp = (): boolean => (navigator as { standalone?: boolean }).standalone === true

/** Shows a number on the icon of the installed app; 0 clears it. null: there are no such numbers. */
export function appBadge(): ((count: number) => Promise<void>) | null {
  if (!('setAppBadge' in navigator)) return null
  return (count) => (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
}
