import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'

const typed = 'input, textarea, select, [contenteditable]'

/** `j` and `k` lead to the next and the previous of a list, wherever nobody types. */
export function useListKeys(ids: readonly string[], open: string | undefined, onShow: (id: string) => void): void {
  useKeyDown((event) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(typed)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const next = ids[ids.indexOf(open ?? '') + step]
    if (next !== undefined) onShow(next)
  }, 'window')
}
