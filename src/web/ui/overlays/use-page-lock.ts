import { useLayoutEffect } from 'react'
import { openPanel, openPanels, type FreeSide } from './open-panels.ts'

/**
 * While `locked`, the page behind a dialog does not scroll; the room of its scroll bar is kept, so that nothing jumps.
 * `free`: the side of a wide window that the dialog leaves, where messages go.
 */
export function usePageLock(locked: boolean, free: FreeSide = 'left'): void {
  useLayoutEffect(() => {
    if (!locked) return
    const { style, clientWidth, dataset } = document.documentElement
    const isFirst = openPanels.get().length === 0
    const close = openPanel(free)
    dataset['free'] = free
    if (isFirst) {
      style.paddingRight = `${window.innerWidth - clientWidth}px`
      style.overflow = 'hidden'
    }
    return () => {
      close()
      const below = openPanels.get().at(-1)
      if (below) {
        dataset['free'] = below
        return
      }
      delete dataset['free']
      style.paddingRight = ''
      style.overflow = ''
    }
  }, [locked, free])
}
