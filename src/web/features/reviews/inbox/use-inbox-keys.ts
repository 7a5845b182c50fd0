import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'

/** What each key does; null: nothing at present. */
interface InboxKeys {
  j: (() => void) | null
  k: (() => void) | null
  /** In the list only. */
  ArrowDown: (() => void) | null
  ArrowUp: (() => void) | null
  r: (() => void) | null
  t: (() => void) | null
  e: (() => void) | null
  '/': (() => void) | null
  /** The list of these keys. */
  '?': (() => void) | null
  Enter: (() => void) | null
  Escape: (() => void) | null
}

/** Whether a key means a letter in a field, or belongs to what is open over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, [contenteditable]') ||
    target.closest('[role=dialog], dialog') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))

const isInList = (target: EventTarget | null) => target instanceof Element && target.closest('article') !== null

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea') !== null

/** The inbox's keys. None of them sends anything. */
export function useInboxKeys(keys: InboxKeys): void {
  useKeyDown((event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken(target)) return
    // A focused control handles Enter itself.
    if (key === 'Enter' && isControl(target)) return
    if (key.startsWith('Arrow') && !isInList(target)) return
    const name = key.length === 1 ? key.toLowerCase() : key
    const act = Object.hasOwn(keys, name) ? keys[name as keyof InboxKeys] : null
    if (!act) return
    event.preventDefault()
    act()
  })
}
