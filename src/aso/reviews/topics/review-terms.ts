import { stopWordsOf } from '../../stop-words.ts'
import { tokenize } from '../../tokens.ts'
import { stemOf } from './stem.ts'
import { determinersOf, talkWordsOf, wholeWord } from './talk-words.ts'

/** A word of a review, or two or three of them that stand together. */
export interface Term {
  /** Stems, with a space between; words between them that carry no meaning are left out. */
  key: string
  /** As it was written, lower case. */
  surface: string
  words: 1 | 2 | 3
  /** An article or the like stands before it. */
  isNamed: boolean
  /** It says nothing by itself, whatever a review is about. */
  isTalk: boolean
}

interface Content {
  word: string
  stem: string
  isTalk: boolean
  isNamed: boolean
}

/** Scripts whose words stand between spaces: a pattern parts them ten times as fast as the platform's dictionary. */
const PARTED_BY_SPACES = /^(?:\P{L}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])*$/u
const PIECE = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}]+)*|[.,;:!?()\n\r"\u201C\u201D\u2026\u2013\u2014/]+/gu
const ELIDED = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|un|dell|all|nell|sull)'(?=\p{L})/u
const LETTER = /\p{L}/u
const TALKED_EVERYWHERE = talkWordsOf('en')

interface Piece {
  word: string
  /** Nothing but a space stands before it. */
  follows: boolean
  isContent: boolean
  isElided: boolean
}

function piecesOf(text: string, language: string): Piece[] {
  if (!PARTED_BY_SPACES.test(text)) {
    return tokenize(text, language).map(({ word, keyword, joint }) => ({
      word,
      follows: joint !== null,
      isContent: keyword,
      isElided: false,
    }))
  }
  const stopWords = stopWordsOf(language)
  const pieces: Piece[] = []
  let follows = false
  for (const [piece] of text.toLowerCase().matchAll(PIECE)) {
    if (!LETTER.test(piece)) {
      follows &&= /^\d/.test(piece)
      continue
    }
    const form = piece.normalize('NFKC').replaceAll('\u2019', "'")
    const word = language === 'fr' || language === 'it' ? form.replace(ELIDED, '') : form
    const isContent = word.length > 1 && !stopWords.has(word)
    pieces.push({ word, follows, isContent, isElided: word !== form })
    follows = true
  }
  return pieces
}

/** Terms of a text in one language, in order; those of a name start and end no term. */
export function termsOf(text: string, language: string, names: ReadonlySet<string>): Term[] {
  const talk = talkWordsOf(language)
  const determiners = determinersOf(language)
  const terms: Term[] = []
  /** The last two words with a meaning, as far as they stand in one run with what comes. */
  let run: Content[] = []
  let between = ''
  let previous = ''
  for (const { word, follows, isContent, isElided } of piecesOf(text, language)) {
    if (!follows) run = []
    if (!isContent || names.has(word)) {
      // One small word may stand within a phrase: "mise à jour", "quality of sleep".
      between = run.length > 0 && between === '' && !names.has(word) ? `${word} ` : ''
      if (between === '') run = []
      previous = word
      continue
    }
    const whole = wholeWord(word, language)
    const own: Content = {
      word: whole,
      stem: stemOf(whole, language),
      isTalk: talk.has(word) || TALKED_EVERYWHERE.has(word),
      isNamed: isElided || determiners.has(previous),
    }
    terms.push({ key: own.stem, surface: whole, words: 1, isNamed: own.isNamed, isTalk: own.isTalk })
    const glue = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hangul}/u.test(word) ? ' ' : ''
    const last = run.at(-1)
    if (last && last.stem !== own.stem) {
      terms.push({
        key: `${last.stem} ${own.stem}`,
        surface: `${last.word}${glue}${between}${own.word}`,
        words: 2,
        isNamed: last.isNamed,
        isTalk: last.isTalk && own.isTalk,
      })
    }
    run = [own]
    between = ''
    previous = word
  }
  return terms
}
