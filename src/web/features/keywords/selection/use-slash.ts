import { useEffect, useRef, type RefObject } from 'react'
import { isTyping } from './is-typing.ts'

/** `/` leads to the page's search. */
export function useSlash(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || !input.current || isTyping(event.target)) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return input
}
