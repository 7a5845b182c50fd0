import { useEffect, useRef, type ReactNode } from 'react'
import { lazyWithRetry } from '../hooks/lazy-with-retry.tsx'
import classes from './popover.module.css'
import { usePhone } from '../hooks/use-phone.ts'

const Dialog = lazyWithRetry(async () => ({ default: (await import('./dialog.tsx')).Dialog }))

interface Props {
  /** The button that opens it; give it `aria-expanded` and `aria-haspopup`. */
  trigger: ReactNode
  opened: boolean
  onClose: () => void
  /** Title of the sheet that takes the panel's place on a phone. */
  title: ReactNode
  children: ReactNode
  /** Width of the panel, px. */
  width?: number
  align?: 'left' | 'right'
  className?: string | undefined
}

/**
 * A panel below its trigger; on a phone a sheet from the bottom. Closes with Esc (focus goes back to the trigger),
 * by a press outside and when focus leaves. It opens downwards from bars and heads, within the window's width.
 */
export function Popover({ trigger, opened, onClose, title, children, width = 300, align = 'left', className }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const phone = usePhone()
  const floating = opened && !phone
  // Somebody is on the way out by Tab: while the focus moves it is nowhere.
  const isLeft = useRef(false)

  useEffect(() => {
    if (!floating) return
    const trigger = root.current?.querySelector<HTMLElement>('button')
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose()
    }
    // On the document: a row that moves takes the focus off the panel.
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Taken: what else Esc does on the page is left undone.
      event.preventDefault()
      onClose()
      trigger?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [floating, onClose])

  useEffect(() => {
    if (!floating) return
    const trigger = root.current?.querySelector<HTMLElement>('button')
    isLeft.current = false
    // Whoever was in the panel when it closed (a pick by Enter) goes on from the trigger.
    return () => {
      if (!isLeft.current && document.activeElement === document.body) trigger?.focus({ preventScroll: true })
    }
  }, [floating])

  return (
    // Focus only passes through here; what can be operated is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={root}
      className={[classes.root, className].filter(Boolean).join(' ')}
      onBlur={(event) => {
        const [root, next] = [event.currentTarget, event.relatedTarget]
        if (!floating || !(next instanceof Node)) return
        // What stands around it takes the focus when something in it is pressed that takes none itself.
        if (root.contains(next) || next.contains(root)) return
        isLeft.current = true
        onClose()
      }}
    >
      {trigger}
      {floating && (
        <div ref={keepInWindow} className={classes.panel} style={{ width }} data-align={align}>
          {children}
        </div>
      )}
      {phone && opened && (
        <Dialog opened onClose={onClose} title={title} flush>
          {children}
        </Dialog>
      )}
    </span>
  )
}

const EDGE = 8

/** Moves a panel to the left as far as the window's right edge asks for. */
function keepInWindow(panel: HTMLElement | null): void {
  if (!panel) return
  const over = panel.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth
  if (over > 0) panel.style.marginLeft = `${-over}px`
}
