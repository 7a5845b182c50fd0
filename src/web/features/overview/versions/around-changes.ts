import type { DiffPart } from '#aso/text-diff.ts'

/** Characters that stay on each side of a change, about a line. */
const KEPT = 90
/** What is left out is at least this long: a short passage is easier to read than a gap. */
const LEAST_GAP = 60

/** The changes with what stands around them; long passages that stayed are left out and stand as "…". */
export function aroundChanges(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.change !== 'same') return part
    const start = index === 0 ? '' : firstWords(part.text)
    const end = index === parts.length - 1 ? '' : lastWords(part.text)
    if (part.text.length - start.length - end.length < LEAST_GAP) return part
    return { change: 'same', text: `${start && `${start}\u00a0`}… ${end}` }
  })
}

/** Cut where a word ends; languages without spaces are cut where the room does. */
const firstWords = (text: string) =>
  text
    .slice(0, KEPT)
    .replace(/(?<=\s)\S*$/, '')
    .trimEnd()
const lastWords = (text: string) =>
  text
    .slice(-KEPT)
    .replace(/^\S*(?=\s)/, '')
    .trimStart()
