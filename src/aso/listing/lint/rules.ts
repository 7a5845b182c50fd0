import type { DraftField } from '#contract/listing-drafts.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Store } from '#contract/store.ts'

/** `error`: the store refuses the text; `warning`: its reviewers may; `hint`: it can be found by less than it could. */
export type LintLevel = 'error' | 'warning' | 'hint'

export interface LintRule {
  stores: readonly Store[]
  fields: readonly DraftField[]
  level: LintLevel
  /** The page that says so. */
  source: string
  /** The day of which the rule tells what the page says. */
  asOf: UtcDay
  /** Its words are English: other languages are not looked through. */
  isEnglish?: true
}

const both: readonly Store[] = ['APP_STORE', 'GOOGLE_PLAY']
const all: readonly DraftField[] = [
  'title',
  'subtitle',
  'shortDescription',
  'keywords',
  'promotionalText',
  'description',
  'whatsNew',
]
const asOf: UtcDay = '2026-11-30'

const UNSEEN = 'https://www.unicode.org/reports/tr36/'
const PRECHECK = 'https://docs.fastlane.tools/actions/precheck/'
const APPLE_FIELDS = 'https://developer.apple.com/help/app-store-connect/reference/app-information'
const APPLE_REVIEW = 'https://developer.apple.com/app-store/review/guidelines/'
const APPLE_SEARCH = 'https://developer.apple.com/app-store/search/'
const PLAY_POLICY = 'https://support.google.com/googleplay/android-developer/answer/9898842'
const PLAY_LISTINGS = 'https://developers.google.com/android-publisher/api-ref/rest/v3/edits.listings'

const apple = { stores: ['APP_STORE'], asOf } as const
const play = { stores: ['GOOGLE_PLAY'], asOf } as const
/** fastlane precheck looks for parts of words; here whole words alone count. */
const ofPrecheck = { ...apple, fields: all, level: 'warning', source: PRECHECK } as const
const ofPolicy = { ...play, fields: ['title', 'shortDescription'], source: PLAY_POLICY } as const
const ofKeywords = { ...apple, fields: ['keywords'], source: APPLE_SEARCH } as const

/** What a text of a listing is checked for, by the id of the rule. An id is kept with what somebody ignores, so it never changes. */
export const lintRules = {
  'length.over': { ...apple, fields: all, level: 'error', source: APPLE_FIELDS },
  'length.short-name': { ...apple, fields: ['title'], level: 'error', source: APPLE_FIELDS },
  'required.empty': { ...apple, fields: ['title', 'description'], level: 'error', source: APPLE_FIELDS },
  'text.invisible': { stores: both, fields: all, level: 'warning', source: UNSEEN, asOf },
  'words.placeholder': { ...ofPrecheck, stores: both },
  'words.negative-apple': { ...ofPrecheck, isEnglish: true },
  'words.other-platforms': ofPrecheck,
  'words.future': { ...ofPrecheck, isEnglish: true },
  'words.test': { ...ofPrecheck, isEnglish: true },
  'words.price': { ...apple, fields: ['title', 'subtitle'], level: 'warning', source: APPLE_REVIEW, isEnglish: true },
  'apple.emoji': { ...apple, fields: ['description'], level: 'error', source: APPLE_FIELDS },
  'apple.repeated-word': { ...apple, fields: ['subtitle'], level: 'hint', source: APPLE_SEARCH },
  'apple.room-in-subtitle': { ...apple, fields: ['subtitle'], level: 'hint', source: APPLE_SEARCH },
  'keywords.spaces': { ...ofKeywords, level: 'hint' },
  'keywords.empty-entry': { ...ofKeywords, level: 'warning' },
  'keywords.twice': { ...ofKeywords, level: 'warning' },
  'keywords.in-name': { ...ofKeywords, level: 'hint' },
  'keywords.room': { ...ofKeywords, level: 'hint' },
  'play.length': { ...play, fields: all, level: 'error', source: PLAY_LISTINGS },
  'play.required': { ...play, fields: ['title', 'description'], level: 'error', source: PLAY_LISTINGS },
  'play.emoji': { ...ofPolicy, level: 'error' },
  'play.repeated-characters': { ...ofPolicy, level: 'warning' },
  'play.capitals': { ...ofPolicy, fields: ['title'], level: 'warning' },
  'play.promotion': { ...ofPolicy, level: 'warning', isEnglish: true },
  'play.call-to-action': { ...ofPolicy, level: 'warning', isEnglish: true },
} as const satisfies Record<string, LintRule>

export type LintRuleId = keyof typeof lintRules

export const ruleOf = (id: LintRuleId): LintRule => lintRules[id]

/** What the check of a rule says of a text. */
export interface Checked {
  /** The words that it is about, as the text writes them; null: the whole text. */
  found: string | null
  /** The text as it would follow the rule; null: only a person can mend it. */
  mended: string | null
}
