import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'

/** Calls `onPress` for Ctrl or Cmd and K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) onPress()
  }, 'window')
}
