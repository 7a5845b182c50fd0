/** One entry of a list: groups of words, of which any may stand, with what may stand between a group and the one before. */
export interface Entry {
  groups: string[][]
  /** Whether other words may stand before the group of the same place. */
  isApart: boolean[]
}

const ENTRY = /"([^"]*)"|(\S+)/g
const PART = /\(([^()]*)\)\*?|(\S+)/g

/** Reads a list of words; see WordList. Alternatives of more than one word make entries of their own. */
export const entriesOf = (list: string): Entry[] =>
  [...list.matchAll(ENTRY)].flatMap(([, phrase, word]) => expanded((phrase ?? word ?? '').trim()))

function expanded(phrase: string): Entry[] {
  const several = /\(([^()\s]* [^()]*)\)/.exec(phrase)
  if (!several) return entryOf(phrase)
  const [whole, inner = ''] = several
  const alternatives = inner.split('|')
  const single = alternatives.filter((one) => !one.includes(' '))
  const replacements = [
    ...(single.length > 0 ? [`(${single.join('|')})`] : []),
    ...alternatives.filter((one) => one.includes(' ')),
  ]
  return replacements.flatMap((one) => expanded(phrase.replace(whole, () => one)))
}

function entryOf(phrase: string): Entry[] {
  const entry: Entry = { groups: [], isApart: [] }
  let isApart = false
  for (const [, inner, word] of phrase.matchAll(PART)) {
    if (word === '..') {
      isApart = true
      continue
    }
    entry.groups.push(inner === undefined ? [word ?? ''] : inner.split('|'))
    entry.isApart.push(isApart)
    isApart = false
  }
  return entry.groups.length === 0 ? [] : [entry]
}
