import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import { isTyping } from '../list/use-slash.ts'

/** `n` writes a note, where the key means no letter in a field. */
export function useNoteKey(isOn: boolean, onNote: () => void): void {
  useKeyDown((event) => {
    if (!isOn || event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    onNote()
  })
}
