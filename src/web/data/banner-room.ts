import * as v from 'valibot'
import { readLocal, removeLocal, writeLocal } from '../offline/local-item.ts'
import type { LocalKey } from '../offline/stores.ts'
import { impersonation } from './impersonation.ts'

const KEY = 'storeglass.banners' satisfies LocalKey

const reserve = (height: number) => document.documentElement.style.setProperty('--sg-ban-room', `${height}px`)

/** Before the first frame: as much room as the notices took at the last start, so that nothing moves when they come. */
export function reserveBannerRoom(): void {
  // What was told last was told to who acts as this user.
  reserve(impersonation() ? 0 : (readLocal(KEY, v.number()) ?? 0))
}

/** Once it is known what there is to be told. @param height of the notices, px; 0: there are none */
export function keepBannerRoom(height: number): void {
  reserve(height)
  if (impersonation()) return
  if (height > 0) writeLocal(KEY, height)
  else removeLocal(KEY)
}
