import type { KeyboardEvent } from 'react'

interface Does {
  /** An arrow or page key has come to this option. */
  onActive: (id: string) => void
  onEnter: () => void
}

/**
 * What the keys do in a field above a list of options, or in the list itself: the focus stays where it is, and one
 * option is the active one. Keys that write a character of an input method are not meant for the list.
 */
export const optionKeys =
  (options: Parameters<typeof moveActive>[0], activeId: string | null, { onActive, onEnter }: Does) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const next = moveActive(options, activeId, event.key)
    if (next !== undefined) {
      event.preventDefault()
      onActive(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    }
  }

/** Scrolls an option into view, as little as possible. */
export const showOption = (elementId: string): void =>
  document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' })

interface Searchable {
  id: string
  text: string
  always?: boolean
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * Options whose text has a word that begins with each word of the query, accents and case aside; those that begin with
 * the query itself come first. Options that are always shown stay at their end.
 */
export function matchOptions<T extends Searchable>(options: readonly T[], query: string): readonly T[] {
  const wanted = plain(query.trim())
  if (!wanted) return options
  const words = wanted.split(/\s+/)
  const found = options.filter((option) => {
    if (option.always) return false
    const text = plain(option.text)
    const parts = text.split(/[\s(),.&'-]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word))) || text.includes(wanted)
  })
  const rank = (option: T) => (plain(option.text).startsWith(wanted) ? 0 : 1)
  return [...found.toSorted((a, b) => rank(a) - rank(b)), ...options.filter((option) => option.always)]
}

/** The option that a key makes active; undefined when the key moves nothing. Arrows wrap around. */
export function moveActive(options: readonly Searchable[], activeId: string | null, key: string): string | undefined {
  if (options.length === 0) return undefined
  const index = options.findIndex((option) => option.id === activeId)
  switch (key) {
    case 'ArrowDown':
      return options[(index + 1) % options.length]?.id
    case 'ArrowUp':
      return options[(index <= 0 ? options.length : index) - 1]?.id
    case 'PageDown':
      return options[Math.min(options.length - 1, index + 8)]?.id
    case 'PageUp':
      return options[Math.max(0, index - 8)]?.id
    default:
      return undefined
  }
}
