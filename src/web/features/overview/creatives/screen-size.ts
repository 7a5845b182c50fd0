import type { Size } from '#aso/score/creative-rules.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { Store } from '#contract/store.ts'

/** What most phones' screenshots measure. */
const usual: Record<Store, Size> = {
  APP_STORE: { width: 1290, height: 2796 },
  GOOGLE_PLAY: { width: 1080, height: 1920 },
}

/** Apple's picture addresses end in the box that holds the picture: `…/406x228bb.png`. */
const boxed = /(\d{2,4})x(\d{2,4})bb/

/** How large a screenshot is before it has come, as far as its address tells; else the store's usual size. */
export function screenSize(address: string, store: Store): Size {
  const [, width, height] = boxed.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : usual[store]
}

/** Whether an address gives the picture as the developer made it: stores hand out smaller copies of theirs. */
export const isOriginal = (address: string): boolean => !address.startsWith(`${MEDIA_BASE}/remote`)
