import { useEffect, useEffectEvent } from 'react'

const typed = 'input, textarea, select, [contenteditable]'

/** `j` and `k` lead to the next and the previous of a list, wherever nobody types. */
export function useListKeys(ids: readonly string[], open: string | undefined, onShow: (id: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(typed)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const next = ids[ids.indexOf(open ?? '') + step]
    if (next !== undefined) onShow(next)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
