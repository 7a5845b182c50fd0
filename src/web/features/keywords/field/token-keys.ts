import type { KeyboardEvent } from 'react'

/** What a key does to a token; `to`: the place that the focus goes to, or the token with it. */
export type TokenAction = { kind: 'remove' } | { kind: 'move' | 'focus'; to: number }

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** Arrows go from token to token and past the last into the text box, Alt+arrows reorder. null: the key does nothing. */
export function tokenAction(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  index: number,
  count: number,
): TokenAction | null {
  if (key === 'Backspace' || key === 'Delete') return { kind: 'remove' }
  if (key === 'Home') return { kind: 'focus', to: 0 }
  if (key === 'End' || key === 'Escape') return { kind: 'focus', to: count }
  const step = steps[key]
  if (step === undefined) return null
  const to = Math.max(0, index + step)
  if (!altKey) return { kind: 'focus', to }
  return { kind: 'move', to: Math.min(count - 1, to) }
}

export function moved(entries: readonly string[], from: number, to: number): string[] {
  const left = entries.filter((_, at) => at !== from)
  return [...left.slice(0, to), ...entries.slice(from, from + 1), ...left.slice(to)]
}
