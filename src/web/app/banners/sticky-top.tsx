import { type HTMLAttributes, useLayoutEffect, useRef, type RefObject } from 'react'

/** Tells how high an element is, px, at once and whenever that changes; 0 when it is gone. */
function useHeight(tell: (height: number) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latestTell = useRef(tell)
  useLayoutEffect(() => {
    latestTell.current = tell
  })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => latestTell.current(current.getBoundingClientRect().height)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => {
      observer.disconnect()
      latestTell.current(0)
    }
  }, [])
  return element
}

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** Leaves the window with the page where it does not. */
  sticks?: boolean
  onHeight?: (height: number) => void
}

const { style } = document.documentElement

/** Stays at the top of the window and tells what sticks below it (`--sg-ban`) how much room it takes. */
export function StickyTop({ sticks = true, onHeight, ...props }: Props) {
  const element = useHeight((height) => {
    if (sticks && height > 0) style.setProperty('--sg-ban', `${height}px`)
    else if (sticks) style.removeProperty('--sg-ban')
    onHeight?.(height)
  })
  return <div {...props} ref={element} />
}
