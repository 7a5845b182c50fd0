import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * In a list whose rows have one main button each: arrow keys, Home and End move the focus from row to row, and when the
 * focused row is removed, the row at its position gets the focus.
 * @param main selects a row's main button
 * @param ids of the rows, in order
 */
export function useListKeys<E extends HTMLElement = HTMLUListElement>(
  main: string,
  ids: readonly string[],
): {
  list: RefObject<E | null>
  onKeyDown: (event: KeyboardEvent) => void
  leave: (id: string) => void
} {
  const list = useRef<E>(null)
  /** Where the focus goes once its row is gone. */
  const nextFocusIndex = useRef<number | null>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>(main) ?? [])]
  const key = ids.join(' ')
  useEffect(() => {
    const at = nextFocusIndex.current
    nextFocusIndex.current = null
    if (at === null || !list.current || document.activeElement !== document.body) return
    const all = [...list.current.querySelectorAll<HTMLElement>(main)]
    ;(all[at] ?? all.at(-1))?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the rows change
  }, [key, main])
  return {
    list,
    onKeyDown: (event) => {
      const move = MOVES[event.key]
      if (!move || !(event.target instanceof Element) || !event.target.matches(main)) return
      const all = buttons()
      const next = all[move(all.indexOf(event.target as HTMLElement), all.length)]
      event.preventDefault()
      next?.focus()
    },
    leave: (id) => (nextFocusIndex.current = ids.indexOf(id)),
  }
}
