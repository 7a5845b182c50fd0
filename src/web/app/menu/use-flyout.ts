import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

/** What opened it; null: closed. `keys`: focus goes into it. */
type Opened = 'hover' | 'press' | 'keys' | null

/**
 * A panel that opens by hover, by a press and by the arrow keys, and closes when the mouse or focus leaves, by Esc and
 * by another press (MENU-041, MENU-042). A press holds it open where there is no mouse to leave it.
 */
export function useFlyout<T extends HTMLElement>() {
  const [opened, setOpened] = useState<Opened>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(null)
  const root = {
    onPointerEnter: ({ pointerType }: PointerEvent<T>) => {
      if (pointerType === 'mouse') setOpened((now) => now ?? 'hover')
    },
    onPointerLeave: ({ pointerType }: PointerEvent<T>) => {
      if (pointerType === 'mouse') close()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<T>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent<T>) => {
      if (event.key !== 'Escape' || opened === null) return
      event.stopPropagation()
      close()
      trigger.current?.focus()
    },
  }
  const button = {
    ref: trigger,
    'aria-expanded': opened !== null,
    // Esc closes this, and not the drawer around it.
    'data-mantine-stop-propagation': opened !== null,
    onClick: () => setOpened(opened === 'press' || opened === 'keys' ? null : 'press'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowDown') return
      event.preventDefault()
      event.stopPropagation()
      setOpened('keys')
    },
  }
  return { opened, close, root, button }
}
