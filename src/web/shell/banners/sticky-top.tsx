import { useLayoutEffect, useRef, type HTMLAttributes } from 'react'

/** Stays at the top of the window and tells what sticks below it (`--sg-ban`) how much room it takes. */
export function StickyTop(props: HTMLAttributes<HTMLDivElement>) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const { style } = document.documentElement
    const measure = () => style.setProperty('--sg-ban', `${current.getBoundingClientRect().height}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--sg-ban')
    }
  }, [])
  return <div {...props} ref={element} />
}
