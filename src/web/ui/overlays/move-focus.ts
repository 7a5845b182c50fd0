import type { KeyboardEvent } from 'react'

/** Keys of a menu: arrows, Home and End move through its items. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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
  // A menu may stand in another one.
  event.stopPropagation()
  next.focus()
}
