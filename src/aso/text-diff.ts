import { diffArrays } from 'diff'

export interface DiffPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

export interface TextDiff {
  /** In reading order. Those that are same or removed make up the old text, those that are same or added the new one. */
  parts: DiffPart[]
  /** Words that only the new text has, and only the old one. */
  added: number
  removed: number
}

/** Passages that differ in more words than this have little in common: the one is then shown in place of the other. */
const MOST_EDITS = 500

/**
 * What became of a text, word by word; words end where the platform's dictionary of the locale says
 * (`Intl.Segmenter`), so that Japanese, Chinese and Thai are compared by words too. Line breaks are kept.
 * Lines that stayed are found first, then words in the lines between them, both as the shortest edit by Myers, "An O(ND)
 * Difference Algorithm and Its Variations" (1986).
 */
export function diffTexts(before: string, after: string, locale: string): TextDiff {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  const edits = passages(edit(linesOf(before), linesOf(after))).flatMap(({ same, removed, added }) =>
    same ? [{ tokens: [same], change: 'same' as const }] : edit(wordsOf(removed), wordsOf(added)),
  )
  const count = (kind: DiffPart['change']) =>
    edits.filter(({ change }) => change === kind).reduce((sum, { tokens }) => sum + tokens.filter(isWord).length, 0)
  return {
    parts: joined(edits.map(({ tokens, change }) => ({ text: tokens.join(''), change }))),
    added: count('added'),
    removed: count('removed'),
  }
}

interface Edit {
  tokens: string[]
  change: DiffPart['change']
}

function edit(before: string[], after: string[]): Edit[] {
  const edits = diffArrays(before, after, { maxEditLength: MOST_EDITS })
  if (!edits)
    return [
      { tokens: before, change: 'removed' },
      { tokens: after, change: 'added' },
    ]
  return edits.map(({ value, added, removed }) => ({
    tokens: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Lines with the breaks that end them. */
const linesOf = (text: string) => text.split(/(?<=\n)/)

/** What stayed, and what stands between it: the lines that went with those that came in their place. */
function passages(edits: readonly Edit[]): { same: string; removed: string; added: string }[] {
  const result: { same: string; removed: string; added: string }[] = []
  let open = { same: '', removed: '', added: '' }
  for (const { tokens, change } of edits) {
    const text = tokens.join('')
    if (change === 'same') {
      result.push(open, { same: text, removed: '', added: '' })
      open = { same: '', removed: '', added: '' }
    } else open[change] += text
  }
  return [...result, open]
}

const isWord = (segment: string) => /[\p{L}\p{N}]/u.test(segment)
const isSpace = (text: string) => /^[^\S\r\n]*$/u.test(text)

/** Changed words that only spaces keep apart are one change: "two old" → "one new", not word for word. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) result.push({ text: removed, change: 'removed' })
    if (added) result.push({ text: added, change: 'added' })
    removed = added = ''
  }
  for (const [index, { text, change }] of parts.entries()) {
    if (change === 'removed') removed += text
    else if (change === 'added') added += text
    else if (removed && added && index < parts.length - 1 && isSpace(text)) {
      removed += text
      added += text
    } else {
      flush()
      if (text) result.push({ text, change })
    }
  }
  flush()
  return result
}
