import type { HTMLAttributes } from 'react'
import { useHeight } from './use-height.ts'

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
