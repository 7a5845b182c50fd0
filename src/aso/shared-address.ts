import { parseAppReference, type AppReference } from './app-reference.ts'
import { withoutEnd } from './without-end.ts'

export interface SharedAddress {
  /** As it was shared. */
  address: string
  app: AppReference
}

const STORE_ADDRESS = /(?:https?:\/\/)?(?:apps\.apple|itunes\.apple|play\.google)\.com\/[^\s<>"]+/gi
/** What follows an address in a sentence. */
const SENTENCE_END = /[).,;:!?'”»\]]/

/**
 * The first address of an app's store page in what another program shared: words and other addresses may stand around
 * it. null: there is none.
 */
export function sharedAddress(texts: readonly string[]): SharedAddress | null {
  for (const text of texts) {
    for (const [found] of text.matchAll(STORE_ADDRESS)) {
      const address = withoutEnd(found, SENTENCE_END)
      const app = parseAppReference(address)
      if (app) return { address, app }
    }
  }
  return null
}
