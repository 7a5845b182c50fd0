import { runsOf, type Piece } from './pieces.ts'
import { REQUEST, requestIn } from './requests.ts'
import { joinersOf } from './talk-words.ts'

/** A word of a review, or two that stand together. */
export interface Term {
  /** Stems, with a space between; a small word between them is left out. */
  key: string
  /** As it was written, lower case. */
  surface: string
  words: 1 | 2
  /** An article or the like stands before it. */
  isNamed: boolean
  /** It says nothing by itself, whatever a review is about. */
  isTalk: boolean
}

const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Terms of a text in one language, in order. `brand`: words of the app's name, which are no topic. */
export function termsOf(text: string, language: string, brand: readonly string[]): Term[] {
  const terms: Term[] = []
  const runs = runsOf(text, language)
  const request = requestIn(runs, language)
  if (request !== null) terms.push({ key: REQUEST, surface: request, words: 1, isNamed: true, isTalk: false })
  const joiners = joinersOf(language)
  for (const run of runs) addTerms(terms, run, { brand, joiners })
  return terms
}

function addTerms(
  terms: Term[],
  run: readonly Piece[],
  { brand, joiners }: { brand: readonly string[]; joiners: ReadonlySet<string> },
): void {
  let last: { piece: Piece; isNamed: boolean } | undefined
  let previous: Piece | undefined
  let between = ''
  for (let at = 0; at < run.length; at += 1) {
    const piece = run[at]!
    if (piece.word === brand[0]) {
      if (run[at + 1]?.word === brand[1]) at += 1
      last = undefined
    } else if (!piece.isContent) {
      // One small word may stand within a phrase: "mise à jour", "quality of sleep".
      if (between !== '' || !joiners.has(piece.word)) last = undefined
      between = piece.word
    } else {
      const { word, stem, isTalk } = piece
      const isNamed = piece.elided !== '' || previous?.isDeterminer === true
      terms.push({ key: stem, surface: word, words: 1, isNamed, isTalk })
      if (last && last.piece.stem !== stem) terms.push(pairOf(last, piece, between))
      last = { piece, isNamed }
      between = ''
    }
    previous = piece
  }
}

function pairOf({ piece: first, isNamed }: { piece: Piece; isNamed: boolean }, second: Piece, between: string): Term {
  const space = SPACED.test(second.word) ? ' ' : ''
  const joint = between === '' ? space : `${space}${between}${space}`
  return {
    key: `${first.stem} ${second.stem}`,
    surface: `${first.word}${joint}${second.elided}${second.word}`,
    words: 2,
    isNamed,
    isTalk: first.isTalk && second.isTalk,
  }
}
