import { foldedWord } from './fold.ts'

/** The words of a text, in the order of the text, as they are compared and as they are written. */
export interface ReadWords {
  compared: readonly string[]
  written: readonly string[]
}

const WORD = /[\p{L}\p{M}\p{N}\p{Cf}\p{So}]+/gu
/** Letters that stand alone, so many in a row, are a word that somebody has spaced out. */
const SPACED_MIN = 4
/** Digits that are written in the place of letters. */
const digitLetters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** The words of a text once as they are, and once more without the tricks that hide words from a list of words. */
export function readWords(text: string): ReadWords[] {
  const plain = wordsIn(text)
  const joined = wordsIn(text.replaceAll(/([\p{L}\p{M}\p{Cf}])[-.*+'’](?=\p{L})/gu, '$1'))
  const isTricky = joined.compared.length !== plain.compared.length
  const others = [withLetters, withoutUmlauts].flatMap((change) => {
    const compared = plain.compared.map(change)
    return compared.some((word, at) => word !== plain.compared[at]) ? [{ compared, written: plain.written }] : []
  })
  return [plain, ...(isTricky ? [joined] : []), ...others]
}

const withLetters = (word: string) =>
  /\d/.test(word) && /\p{L}/u.test(word) ? word.replaceAll(/[013457]/g, (digit) => digitLetters[digit]!) : word

/** "zurueck" is what people type who have no "ü", which reads as "u". */
const withoutUmlauts = (word: string) => word.replaceAll(/([aou])e/g, '$1')

function wordsIn(text: string): ReadWords {
  const compared: string[] = []
  const written: string[] = []
  let single = 0
  const join = () => {
    if (single >= SPACED_MIN) {
      compared.push(compared.splice(compared.length - single).join(''))
      written.push(written.splice(written.length - single).join(' '))
    }
    single = 0
  }
  for (const [word] of text.matchAll(WORD)) {
    const one = foldedWord(word)
    if (one === '') continue
    const isSingle = one.length === 1 && /\p{L}/u.test(one)
    if (!isSingle) join()
    compared.push(one)
    written.push(word)
    if (isSingle) single += 1
  }
  join()
  return { compared, written }
}

/**
 * A list of phrases, one a line: words as they are read, `*` for whatever a word goes on with, `a|b` for either word, `…` for
 * up to six words between, `#` for a number of three digits or more, and `~` for
 * one of a day.
 * @returns finds the first of them in a text, as it is written there; null: it holds none. Linear in the text.
 */
export function phraseFinder(list: string): (words: ReadWords) => string | null {
  const phrases = list.split('\n').flatMap((line) => (line.trim() === '' ? [] : patternOf(line.trim())))
  const finder = new RegExp(` (?:${phrases.join('|')})(?= )`, 'u')
  return (words) => {
    const line = ` ${words.compared.join(' ')} `
    const found = finder.exec(line)
    if (!found) return null
    const first = countBlanks(line, 0, found.index)
    const count = countBlanks(line, found.index, found.index + found[0].length)
    return words.written.slice(first, first + count).join(' ')
  }
}

const patternOf = (line: string): string =>
  line
    .split(' ')
    .map((part) =>
      part === '…'
        ? '(?:[^ ]+ ){0,6}'
        : part === '#'
          ? String.raw`\p{N}{3,}[^ ]* `
          : part === '~'
            ? String.raw`\p{N}{1,2}[^ ]{0,2} `
            : `(?:${part
                .split('|')
                .map((word) => `${foldedWord(word)}${word.endsWith('*') ? '[^ ]*' : ''}`)
                .join('|')}) `,
    )
    .join('')
    .trimEnd()

function countBlanks(line: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) if (line[at] === ' ') count += 1
  return count
}
