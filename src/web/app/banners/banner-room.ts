import * as v from 'valibot'
import { readLocal, removeLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'
import { impersonation } from '#web/session/impersonation.ts'

const KEY = 'storeglass.banners' satisfies LocalKey

/** px; above every page. */
let room = 0

export const bannerRoom = (): number => room

export function setBannerRoom(height: number): void {
  room = height
  document.documentElement.style.setProperty('--sg-ban-room', `${height}px`)
}

/** Before the first frame: as much room as the notices took at the last start, so that nothing moves when they come. */
export function reserveBannerRoom(): void {
  // The notices of the last start were those of the impersonating user.
  setBannerRoom(impersonation() ? 0 : (readLocal(KEY, v.number()) ?? 0))
}

/** For the next start. @param height of the notices, px; 0: there are none */
export function saveBannerRoom(height: number): void {
  if (impersonation()) return
  if (height > 0) writeLocal(KEY, height)
  else removeLocal(KEY)
}
