import type { DraftField } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'
import { countCharacters } from '../../characters.ts'
import { listingFields } from '../fields.ts'
import { keywordFindings, repeatedWord } from './keyword-rules.ts'
import { lintRules, ruleOf, type Checked, type LintLevel, type LintRuleId } from './rules.ts'
import { wordRules } from './word-rules.ts'

/** The texts of one language of a listing, with what else the rules look at. */
export interface LintedListing {
  store: Store
  /** As the store names it. */
  language: string
  /** Fields that are not known are left out: nothing is said of them. */
  texts: Partial<Record<DraftField, string>>
  /** Names that the app may use whatever the rules say: its developer's, its own. */
  ownNames: readonly string[]
}

/** What a rule found in a text. */
export interface Finding {
  rule: LintRuleId
  field: DraftField
  level: LintLevel
  found: Checked['found']
  mended: Checked['mended']
}

/** What is seen in none of the stores. Joiners within emoji and scripts are none of them. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060\ufeff]/gu
/** What is drawn as a picture by itself, or is told to be; "©" and "★" are letters like others. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u
const EMOTICON = /(?<=^|\s)[:;]-?[()DP](?=$|\s)/u
const REPEATED = /([!?*★☆~#=•|])\1/u

/** Share of a field from which it counts as used (asc's `metadata.keywords.underfilled`; the subtitle's is a rule of thumb). */
const USED_FROM = { keywords: 0.9, subtitle: 0.65 } as const

/**
 * What the stores' rules and what is known of their search say of a listing's texts, by field in the store's order. Takes time in
 * proportion to the texts.
 */
export function lintListing(listing: LintedListing): Finding[] {
  const { store, texts, language } = listing
  const isEnglish = language.startsWith('en')
  return listingFields[store].flatMap(({ field, limit }) => {
    const text = texts[field]
    if (text === undefined) return []
    const count = countCharacters(text.trim())
    return ruleIds.flatMap((rule): Finding[] => {
      const { stores, fields, level, isEnglish: isOfEnglish } = ruleOf(rule)
      if (!stores.includes(store) || !fields.includes(field) || (isOfEnglish && !isEnglish)) return []
      return check(rule, { text, count, limit, listing }).map(({ found, mended }) => ({
        rule,
        field,
        level,
        found,
        mended,
      }))
    })
  })
}

const ruleIds = Object.keys(lintRules) as LintRuleId[]

interface CheckedText {
  text: string
  /** Of its characters, without the white space at its ends, as `countCharacters` counts them. */
  count: number
  limit: number
  listing: LintedListing
}

function check(rule: LintRuleId, { text, count, limit, listing }: CheckedText): Checked[] {
  const { texts, ownNames, language } = listing
  const whole = (isFound: boolean, mended: string | null = null): Checked[] =>
    isFound ? [{ found: null, mended }] : []
  const words = (found: string | null): Checked[] => (found === null ? [] : [{ found, mended: null }])
  if (isWordRule(rule)) return words(wordRules[rule](text, ownNames))
  switch (rule) {
    case 'length.over':
    case 'play.length':
      return whole(countCharacters(text) > limit)
    case 'length.short-name':
      return whole(count === 1)
    case 'required.empty':
    case 'play.required':
      return whole(count === 0 && Object.values(texts).some((other) => other.trim() !== ''))
    case 'text.invisible':
      return whole(text.search(INVISIBLE) !== -1, text.replaceAll(INVISIBLE, ''))
    case 'apple.emoji':
      return words(EMOJI.exec(text)?.[0] ?? null)
    case 'play.emoji':
      return words((EMOJI.exec(text) ?? EMOTICON.exec(text))?.[0] ?? null)
    case 'play.repeated-characters':
      return words(REPEATED.exec(text)?.[0] ?? null)
    case 'play.capitals':
      return whole(isAllCapitals(text) && !ownNames.some((name) => name.includes(text)))
    case 'apple.repeated-word':
      return words(repeatedWord(text, texts.title ?? '', language))
    case 'apple.room-in-subtitle':
      return whole(count > 0 && count < USED_FROM.subtitle * limit)
    case 'keywords.room':
      return whole(count > 0 && count < USED_FROM.keywords * limit)
    case 'keywords.spaces':
    case 'keywords.empty-entry':
    case 'keywords.twice':
    case 'keywords.in-name':
      return keywordFindings(rule, text, [texts.title ?? '', texts.subtitle ?? ''], language)
  }
}

const isWordRule = (rule: LintRuleId): rule is keyof typeof wordRules => rule in wordRules

/** Of several words, all in capitals, in a script that has them. */
const isAllCapitals = (text: string) =>
  /\p{Lu}\s+\p{Lu}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase()
