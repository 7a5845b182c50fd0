import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Renaming {
  /** Of an ad platform. */
  isAds?: boolean | undefined
}
interface Assigning {
  add: readonly unknown[]
  remove: readonly unknown[]
}

/** What a change was for that the device can't store or the server refuses (ERR-032, ERR-033, ERR-040 to ERR-043). */
export const failedTexts = {
  removeApp: (): MessageDescriptor => msg`App removal failed, try again later`,
  renameConnection: ({ isAds = false }: Renaming): MessageDescriptor =>
    isAds ? msg`Renaming failed` : msg`Name change failed`,
  assignApps: ({ add, remove }: Assigning): MessageDescriptor =>
    add.length === 1 && remove.length === 0
      ? msg`Adding the app to the connection failed`
      : msg`Adding or removing apps failed`,
  makePrimary: (): MessageDescriptor => msg`Primary connection change failed, try again later`,
}
