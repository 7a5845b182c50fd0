import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../selection/is-typing.ts'

/** `n` writes a note, where the key means no letter in a field. */
export function useNoteKey(isOn: boolean, onNote: () => void): void {
  const write = useEffectEvent(onNote)
  useEffect(() => {
    if (!isOn) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      write()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [isOn])
}
