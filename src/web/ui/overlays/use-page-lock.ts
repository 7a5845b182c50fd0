import { useLayoutEffect } from 'react'
import { createStore } from '#web/offline/create-store.ts'

/** Where an open dialog, drawer or sheet leaves room beside it on a wide window. */
export type FreeSide = 'left' | 'right'

/** What is open over the page, opened last last. */
export const openPanels = createStore<readonly FreeSide[]>([])

/** Says that something is open over the page; the answer says that it closed. */
export function openPanel(free: FreeSide): () => void {
  openPanels.set([...openPanels.get(), free])
  return () => openPanels.set(openPanels.get().toSpliced(openPanels.get().lastIndexOf(free), 1))
}

/**
 * While `locked`, the page behind a dialog does not scroll; the room of its scroll bar stays reserved, so that nothing jumps.
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
