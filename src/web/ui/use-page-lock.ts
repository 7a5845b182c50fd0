import { useLayoutEffect } from 'react'

let locks = 0

/** While `locked`, the page behind a dialog does not scroll; the room of its scroll bar is kept, so that nothing jumps. */
export function usePageLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return
    const { style, clientWidth } = document.documentElement
    locks += 1
    if (locks === 1) {
      style.paddingRight = `${window.innerWidth - clientWidth}px`
      style.overflow = 'hidden'
    }
    return () => {
      locks -= 1
      if (locks > 0) return
      style.paddingRight = ''
      style.overflow = ''
    }
  }, [locked])
}
