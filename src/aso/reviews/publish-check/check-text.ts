import type { HeldBecause } from '#contract/reviews/held.ts'
import { heldWords } from '../held-words.ts'
import { sensitiveWordIn } from '../sensitive-words.ts'
import { contactIn, withoutAllowed } from './contacts.ts'
import { readWords, type ReadWords } from './read-words.ts'
import { riskyLanguages, riskyWordIn, unspacedRiskIn } from './risky-words.ts'

interface Given {
  /** What it may name: the support address, the app's title, the author's name. */
  allowed: readonly string[]
  /** ISO 639-1 of the text; null: not known. */
  language: string | null
  /** What the language model was told; none of it may come back. */
  system?: string
}

/**
 * Why a text by a stranger or a language model can't be published before a person has read it; null: nothing was found. Linear
 * in the text.
 */
export function checkText(text: string, { allowed, language, system }: Given): HeldBecause | null {
  const rest = withoutAllowed(text, allowed)
  const contact = contactIn(rest)
  if (contact !== null) return { kind: 'contact', shown: contact }
  const words = readWords(rest)
  const found = sumIn(rest) ?? unfinishedIn(rest) ?? riskyWordIn(words) ?? unspacedRiskIn(rest)
  if (found) return found
  const repeated = system === undefined ? null : repeatedOf(system, words[0]!)
  if (repeated !== null) return { kind: 'prompt', shown: repeated }
  const sensitive = sensitiveWordIn(heldWords(rest, language))
  if (sensitive !== null) return { kind: 'sensitive', shown: sensitive }
  const foreign = (language === 'ja' || language === 'ko' ? foreignTo[language] : FOREIGN).exec(rest)
  // What is in another language is not checked enough to be sent unread.
  if (foreign || language === null || !riskyLanguages.has(language))
    return { kind: 'language', shown: foreign?.[0] ?? language ?? '' }
  return null
}

/** A word of a script that the language is not written in. */
const FOREIGN = /(?![\p{Script=Latin}])\p{L}[\p{L}\p{M}]{0,30}/u
const foreignTo = {
  ja: /(?![\p{Script=Latin}\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}])\p{L}[\p{L}\p{M}]{0,30}/u,
  ko: /(?![\p{Script=Latin}\p{Script=Hangul}])\p{L}[\p{L}\p{M}]{0,30}/u,
}

const SUM =
  /(?:\p{Sc} ?\p{N}[\p{N}.,]{0,12}|\p{N}[\p{N}.,]{0,12} ?\p{Sc}|\p{N} ?% ?(?:off|discount|less|rabatt|de remise|de descuento|di sconto|de desconto|korting|znizki|rabatu|indirim)|\p{Sc})/iu

function sumIn(text: string): HeldBecause | null {
  const found = SUM.exec(text)
  return found && { kind: 'money', shown: found[0] }
}

/** What is left of a form: `{name}`, `[Your Name]`, a tag, a key of JSON. */
const UNFINISHED = /[{}<>|]|\[\p{L}[^\]\n]{0,30}\]?|\*\*|```/u
const DUE_DAY =
  /(?<![\p{L}\p{N}])(?:by|before|until|till|on|from|bis|ab|am|zum|vor|le|du|au|avant|el|para|desde|hasta|del|entro il|entro|il|dal|até|ate|em|voor|op|tot|vanaf|do|od|przed|senast|innan|den) (?:the |den |dem )?(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)(?![\p{N}])/iu

function unfinishedIn(text: string): HeldBecause | null {
  const unfinished = UNFINISHED.exec(text)
  if (unfinished) return { kind: 'prompt', shown: text.slice(unfinished.index, unfinished.index + 30).trim() }
  const day = DUE_DAY.exec(text)
  return day && { kind: 'promise', shown: day[0] }
}

/** So many words in a row of what a model was told are no coincidence. */
const ROW = 6

function repeatedOf(system: string, { compared, written }: ReadWords): string | null {
  const told = readWords(system)[0]!.compared
  const rows = new Set(told.map((_, at) => told.slice(at, at + ROW).join(' ')))
  const at = compared.findIndex((_, start) => {
    const row = compared.slice(start, start + ROW)
    return row.length === ROW && rows.has(row.join(' '))
  })
  return at < 0 ? null : written.slice(at, at + ROW).join(' ')
}
