import { useRef, type RefObject } from 'react'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'

/** Whether a key means a letter in a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, [contenteditable]') ||
    target.closest('[role=dialog]') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))

/** `/` leads to the page's search. */
export function useSlash(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useKeyDown((event) => {
    if (event.key !== '/' || !input.current || isTyping(event.target)) return
    event.preventDefault()
    input.current.focus()
  })
  return input
}
