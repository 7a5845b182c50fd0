import { useRef, type RefObject } from 'react'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import { isTyping } from './is-typing.ts'

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
