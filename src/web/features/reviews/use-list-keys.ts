import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * In a list whose rows have one main button each: arrows, Home and End lead from row to row, and where the row that had the
 * focus goes, the one in its place takes it.
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
  const heir = useRef<number | null>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>(main) ?? [])]
  const key = ids.join(' ')
  useEffect(() => {
    const at = heir.current
    heir.current = null
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
    leave: (id) => (heir.current = ids.indexOf(id)),
  }
}
