import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './flyout.module.css'
import { placeFlyout } from './place-flyout.ts'

interface Props {
  side: 'right' | 'below'
  label: string
  /** It was opened by the keyboard. */
  takesFocus: boolean
  onClose: () => void
  role?: 'group' | 'dialog'
  children: ReactNode
}

/** A panel in the top layer beside or below its parent, which hears of the mouse and keys over it. */
export function Flyout({ side, label, takesFocus, onClose, role = 'group', children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    panel.current?.showPopover()
    const place = () => panel.current && placeBesideParent(panel.current, side)
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [side])
  useEffect(() => {
    if (takesFocus) focusable(panel.current)[0]?.focus()
  }, [takesFocus])
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [onClose])
  return (
    // Keys only pass through here; what can be operated is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      popover="manual"
      className={classes.panel}
      data-side={side}
      role={role}
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  )
}

function placeBesideParent(panel: HTMLElement, side: Props['side']) {
  const trigger = panel.parentElement?.getBoundingClientRect()
  if (!trigger) return
  panel.style.maxHeight = ''
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top, maxHeight } = placeFlyout(trigger, panel.getBoundingClientRect(), { width, height }, side)
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` })
}

const focusable = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

/** Up and down go through what can be operated. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const active = document.activeElement
  if (!step || !(active instanceof HTMLElement)) return
  const all = focusable(event.currentTarget)
  event.preventDefault()
  event.stopPropagation()
  all[(all.indexOf(active) + step + all.length) % all.length]?.focus()
}
