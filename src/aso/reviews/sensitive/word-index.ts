import { spellingsOf } from './fold.ts'

/** From so many letters on a word is known with one typing error. */
const LEAST_FUZZY = 6
/** Of two words typed apart, so many letters of what is looked for. */
const LEAST_JOINED = 6
/** A beginning that few other words have. */
const LONG = 9
/** Nobody types a longer one by hand. */
const LONGEST = 64

interface Stem {
  word: string
  isWhole: boolean
  id: number
}

/** Words by number, and which of them a typed word may be. Each look-up takes steps in proportion to the length of the typed word. */
export class WordIndex {
  readonly #whole = new Map<string, number[]>()
  readonly #beginnings = new Map<string, number[]>()
  readonly #within = new Map<string, number[]>()
  readonly #fuzzy = new Map<string, Stem[]>()
  #longest = 0
  #withinLengths = { least: Infinity, most: 0 }

  /**
   * @param pattern `word`, `word*`, `*word*`, `=word`, `~word`
   * @param isAlone it says it alone: it is known with one typing error, too
   */
  add(pattern: string, id: number, isAlone: boolean): void {
    const isFuzzy = pattern.startsWith('~') || (isAlone && !pattern.startsWith('='))
    const isWithin = pattern.startsWith('*')
    const isWhole = !pattern.endsWith('*')
    for (const word of spellingsOf(pattern.replace(/^[=~*]|\*$/g, '').replace(/\*$/, ''))) {
      if (isWithin) this.#addWithin(word, id)
      push(isWhole ? this.#whole : this.#beginnings, word, id)
      this.#longest = Math.max(this.#longest, word.length)
      if (isFuzzy && word.length >= LEAST_FUZZY) this.#addFuzzy({ word, isWhole, id })
    }
  }

  /** One of its second and third letters is among those of a word with one error. */
  #addFuzzy(stem: Stem): void {
    const [first, second, third] = stem.word
    for (const key of new Set([second, third])) push(this.#fuzzy, `${first}${key}`, stem)
  }

  #addWithin(word: string, id: number): void {
    push(this.#within, word, id)
    this.#withinLengths = {
      least: Math.min(this.#withinLengths.least, word.length),
      most: Math.max(this.#withinLengths.most, word.length),
    }
  }

  /** The numbers of the words that a typed one may be. */
  find(typed: string, isFuzzy: boolean): Set<number> {
    const word = typed.slice(0, LONGEST)
    const found = new Set(this.#whole.get(word))
    this.#addBeginnings(word, 1, found)
    const { least, most } = this.#withinLengths
    for (let at = 1; at + least <= word.length; at++) {
      for (let to = at + least; to <= Math.min(word.length, at + most); to++) {
        for (const id of this.#within.get(word.slice(at, to)) ?? []) found.add(id)
      }
    }
    if (isFuzzy) {
      for (const key of new Set([word[1], word[2]])) {
        for (const stem of this.#fuzzy.get(`${word[0]}${key}`) ?? []) if (isNear(word, stem)) found.add(stem.id)
      }
    }
    return found
  }

  /** The same of two words in one: what is found has letters of both. */
  findJoined(joined: string, firstLength: number): Set<number> {
    const word = joined.slice(0, LONGEST)
    const least = Math.max(LEAST_JOINED, firstLength + 2)
    const found = new Set(word.length >= least ? this.#whole.get(word) : [])
    this.#addBeginnings(word, least, found)
    return found
  }

  #addBeginnings(word: string, least: number, found: Set<number>): void {
    for (let to = least; to <= Math.min(word.length, this.#longest); to++) {
      for (const id of this.#beginnings.get(word.slice(0, to)) ?? []) found.add(id)
    }
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/**
 * Whether a word is, or begins with, a stem but for one letter that is missing, too many, another, or swapped with the next;
 * their first letter is the same.
 */
function isNear(word: string, { word: stem, isWhole }: Stem): boolean {
  if (isWhole && Math.abs(word.length - stem.length) > 1) return false
  let at = 1
  while (at < stem.length && word[at] === stem[at]) at++
  if (at === stem.length) return !isWhole || word.length <= stem.length + 1
  // With another end of a short stem it is another word that goes on.
  if (at === stem.length - 1 && stem.length < LONG && word.length > stem.length + 1) return false
  return (
    goesOn(word, at + 1, stem, at + 1, isWhole) ||
    goesOn(word, at, stem, at + 1, isWhole) ||
    goesOn(word, at + 1, stem, at, isWhole) ||
    (word[at] === stem[at + 1] && word[at + 1] === stem[at] && goesOn(word, at + 2, stem, at + 2, isWhole))
  )
}

function goesOn(word: string, fromWord: number, stem: string, fromStem: number, isWhole: boolean): boolean {
  const rest = stem.length - fromStem
  const left = word.length - fromWord
  return (isWhole ? left === rest : left >= rest) && word.startsWith(stem.slice(fromStem), fromWord)
}
