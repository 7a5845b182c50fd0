import type { HTMLAttributes } from 'react'
import { useHeight } from './use-height.ts'

interface Props extends HTMLAttributes<HTMLDivElement> {
  onHeight?: (height: number) => void
}

const { style } = document.documentElement

/** Stays at the top of the window and tells what sticks below it (`--sg-ban`) how much room it takes. */
export function StickyTop({ onHeight, ...props }: Props) {
  const sticks = useHeight((height) => {
    if (height > 0) style.setProperty('--sg-ban', `${height}px`)
    else style.removeProperty('--sg-ban')
    onHeight?.(height)
  })
  return <div {...props} ref={sticks} />
}
