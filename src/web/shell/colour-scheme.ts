import type { MantineColorSchemeManager } from '@mantine/core'
import { select, selection } from '#web/offline/selection.ts'

let unsubscribe: (() => void) | undefined

/** The user's selection decides the colours; index.html has set them before the first paint. */
export const colourSchemeManager: MantineColorSchemeManager = {
  get: () => selection.get().scheme,
  set: (scheme) => {
    if (scheme !== selection.get().scheme) select({ scheme })
  },
  subscribe: (onUpdate) => {
    unsubscribe?.()
    unsubscribe = selection.subscribe(() => onUpdate(selection.get().scheme))
  },
  unsubscribe: () => {
    unsubscribe?.()
    unsubscribe = undefined
  },
  clear: () => select({ scheme: 'auto' }),
}
