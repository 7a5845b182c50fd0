import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './flyout.module.css'

interface Props {
  side: 'right' | 'below'
  label: string
  /** It was opened by the keyboard. */
  takesFocus: boolean
  onClose: () => void
  role?: 'group' | 'dialog'
  children: ReactNode
}

/** A panel in the top layer beside or below its parent, which handles the mouse and keys over it. */
export function Flyout({ side, label, takesFocus, onClose, role = 'group', children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    panel.current?.showPopover()
    const position = () => panel.current && positionAtParent(panel.current, side)
    position()
    window.addEventListener('resize', position)
    window.addEventListener('scroll', position, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', position)
      window.removeEventListener('scroll', position, { capture: true })
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

/** Keys of a menu: arrows, Home and End move through its items. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a, [role=link]')]
  const index = items.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index <= 0 ? -1 : index - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key]
  if (!next) return
  event.preventDefault()
  // Menus may be nested.
  event.stopPropagation()
  next.focus()
}

function positionAtParent(panel: HTMLElement, side: Props['side']) {
  const trigger = panel.parentElement?.getBoundingClientRect()
  if (!trigger) return
  panel.style.maxHeight = ''
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top, maxHeight } = flyoutPosition(trigger, panel.getBoundingClientRect(), { width, height }, side)
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` })
}

/** px a panel leaves free at the window's lower edge (MENU-043). */
const BELOW_PX = 28
/** px it leaves free at the window's sides (MENU-044). */
const BESIDE_PX = 16

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** A panel's position in the window, px; higher than `maxHeight` it scrolls. */
interface Position {
  left: number
  top: number
  maxHeight: number
}

/**
 * Beside its trigger, at the left where the right edge is too near (MENU-044), or below it; in a window with room on
 * neither side, below it too. It is never higher than the window has room for (MENU-043).
 */
export function flyoutPosition(trigger: Edges, panel: Size, view: Size, side: 'right' | 'below'): Position {
  const farthest = Math.max(BESIDE_PX, view.width - BESIDE_PX - panel.width)
  const fitsRight = trigger.right <= farthest
  const fitsLeft = trigger.left - panel.width >= BESIDE_PX
  if (side === 'below' || !(fitsRight || fitsLeft)) {
    const left = Math.min(Math.max(trigger.left, BESIDE_PX), farthest)
    return { left, top: trigger.bottom, maxHeight: view.height - BELOW_PX - trigger.bottom }
  }
  const top = Math.max(0, Math.min(trigger.top, view.height - BELOW_PX - panel.height))
  const left = fitsRight ? trigger.right : trigger.left - panel.width
  return { left, top, maxHeight: view.height - BELOW_PX - top }
}
