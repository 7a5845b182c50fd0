import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { moveFocus } from '#web/ui/overlays/move-focus.ts'
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
    if (takesFocus) panel.current?.querySelector<HTMLElement>('button, a, [role=link]')?.focus()
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
