import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { AsoScoreComponent } from '#contract/overview/overview.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { asoScore, DESCRIPTION_FULL_FROM, FULL_FROM, KEYWORDS } from './aso-score.ts'
import type { ScoredContext, ScoredListing } from './aso-score.ts'
import { countCharacters } from '../characters.ts'
import { creativeCounts } from './creative-rules.ts'
import { missingKeywords, wordsThatFit, type MissingKeyword } from '../missing-keywords.ts'
import { tokenize } from '../tokens.ts'

export type EditedText = 'title' | 'subtitle' | 'description'

/** What a person could do next with a listing. Characters are to be added or removed. */
export type ListingEdit =
  /** `words`: some that people search for, that title and subtitle lack and that fit; empty: none are known. */
  | { kind: 'lengthen'; text: EditedText; characters: number; words: string[] }
  | { kind: 'shorten'; text: EditedText; characters: number }
  /**
   * Words that title and subtitle do not have yet, of the length this listing's keywords have. `words`: some that people
   * search for and that fit; empty: none are known.
   */
  | { kind: 'addKeywords'; text: 'title' | 'subtitle'; keywords: number; characters: number; words: string[] }
  /** Google Play: keywords of title and short description that the description doesn't have at all. */
  | { kind: 'mention'; words: string[]; characters: number }
  | { kind: 'addScreenshots'; count: number }
  | { kind: 'release' }

export interface WeighedEdit {
  part: AsoScoreComponent['id']
  edit: ListingEdit
  /** Points of the score of 100 that it adds; always more than 0. */
  gain: number
}

interface Candidate {
  part: AsoScoreComponent['id']
  edit: ListingEdit
  edited: ScoredListing
}

/** Gains closer than this are as good as equal: then the shorter edit is the better one. */
const NEAR = 0.5
/** Gains below this are hardly seen on the ring, which shows whole points. */
const LEAST = 0.5
/** Work in characters written: only to order edits that gain alike. */
const SCREENSHOT_WORK = 300
const RELEASE_WORK = 1000
/** Words named in one edit at most: more can't be remembered while writing. */
const WORDS_MAX = 4
/** Keywords of the market that are looked through for words that fit. */
const MISSING_MAX = 20

/**
 * The edits that would raise the score, the one to make next first: the largest gain, and of those within 0.5 points of it
 * the shortest. Each gain is the score of the edited listing (`asoScore`) less the score now, so that side effects count: a
 * new keyword in the title is one more that the description should name. Edits of parts that are not known are left out,
 * and so are ratings, which nobody can edit. No edit asks for a word that is there already. Empty without a score.
 * `market`: what people search for in the country; it names words, the gains do not depend on it.
 */
export function rankEdits(
  listing: ScoredListing,
  context: ScoredContext,
  market: readonly KeywordMetrics[] = [],
): WeighedEdit[] {
  const { score } = asoScore(listing, context)
  if (score === null) return []
  const missing = missingKeywords(listing, market, MISSING_MAX)
  const weighed = candidates(listing, context.now, missing).flatMap(({ part, edit, edited }) => {
    const gain = 100 * ((asoScore(edited, context).score ?? score) - score)
    return gain < LEAST ? [] : [{ part, edit, gain }]
  })
  return inOrder(weighed)
}

function inOrder(edits: readonly WeighedEdit[]): WeighedEdit[] {
  const rest = edits.toSorted((a, b) => b.gain - a.gain)
  const ordered: WeighedEdit[] = []
  for (let top = rest[0]; top; top = rest[0]) {
    const { gain } = top
    const [next = top] = rest.filter((one) => gain - one.gain <= NEAR).toSorted((a, b) => work(a.edit) - work(b.edit))
    rest.splice(rest.indexOf(next), 1)
    ordered.push(next)
  }
  return ordered
}

function work(edit: ListingEdit): number {
  if (edit.kind === 'addScreenshots') return edit.count * SCREENSHOT_WORK
  return edit.kind === 'release' ? RELEASE_WORK : edit.characters
}

function candidates(listing: ScoredListing, now: Date, missing: readonly MissingKeyword[]): Candidate[] {
  const { store, title, shortDescription: subtitle, description, images, lastReleaseDate } = listing
  const subtitleLimit = store === 'APP_STORE' ? textLimits.subtitle : textLimits.shortDescription
  const screenshots = creativeCounts[store].screenshots.max - images.screens.length
  const withText = {
    title: (text: string) => ({ ...listing, title: text }),
    subtitle: (text: string) => ({ ...listing, shortDescription: text }),
    description: (text: string) => ({ ...listing, description: text }),
  }
  const more = [...images.screens, ...Array.from<string>({ length: Math.max(0, screenshots) }).fill('')]
  return [
    ...lengths('title', { listing, now: title, limit: textLimits.title, edited: withText.title, missing }),
    ...keywords('title', { listing, now: title, limit: textLimits.title, edited: withText.title, missing }),
    ...lengths('subtitle', { listing, now: subtitle, limit: subtitleLimit, edited: withText.subtitle, missing }),
    ...keywords('subtitle', { listing, now: subtitle, limit: subtitleLimit, edited: withText.subtitle, missing }),
    ...lengths('description', {
      listing,
      now: description,
      limit: textLimits.description,
      edited: withText.description,
      missing: [],
    }),
    ...mention(listing, withText.description),
    ...(images.screens.length > 0 && screenshots > 0
      ? [
          {
            part: 'creatives' as const,
            edit: { kind: 'addScreenshots' as const, count: screenshots },
            edited: { ...listing, images: { ...images, screens: more } },
          },
        ]
      : []),
    ...(lastReleaseDate === null
      ? []
      : [
          {
            part: 'freshness' as const,
            edit: { kind: 'release' as const },
            edited: { ...listing, lastReleaseDate: now.toISOString() },
          },
        ]),
  ]
}

/** Text over the limit is cut to it; text short of its full points is filled up with what is no word. */
function lengths(text: EditedText, { listing, now, limit, edited, missing }: Room): Candidate[] {
  if (now === null) return []
  const [trimmed, count] = [now.trim(), countCharacters(now.trim())]
  const fullFrom = text === 'description' ? DESCRIPTION_FULL_FROM[listing.store] : FULL_FROM[text]
  const lacking = Math.ceil(fullFrom * limit) - count
  if (count > limit)
    return [
      {
        part: text,
        edit: { kind: 'shorten', text, characters: count - limit },
        edited: edited(trimmed.slice(0, limit - count)),
      },
    ]
  if (lacking <= 0) return []
  return [
    {
      part: text,
      edit: { kind: 'lengthen', text, characters: lacking, words: wordsThatFit(missing, limit - count, KEYWORDS) },
      edited: edited(trimmed + '!'.repeat(lacking)),
    },
  ]
}

interface Room {
  listing: ScoredListing
  now: string | null
  limit: number
  edited: (text: string) => ScoredListing
  missing: readonly MissingKeyword[]
}

/** As many new keywords as the part counts and the text has room for. */
function keywords(text: 'title' | 'subtitle', { listing, now, limit, edited, missing }: Room): Candidate[] {
  if (now === null) return []
  const inTitle = wordsOf(listing.title, listing.locale)
  const added = [...wordsOf(now, listing.locale)].filter((word) => !inTitle.has(word))
  const own = text === 'title' ? inTitle.size - 1 : added.length
  const each = lengthOfKeywords(listing) + 1
  const left = limit - countCharacters(now.trim())
  const count = Math.min(KEYWORDS - Math.max(0, own), Math.floor(left / each))
  if (count <= 0) return []
  const newOnes = newWords.slice(0, count).map((letter) => letter.repeat(each - 1))
  return [
    {
      part: text,
      edit: {
        kind: 'addKeywords',
        text,
        keywords: count,
        characters: count * each,
        words: wordsThatFit(missing, left, count),
      },
      edited: edited([now.trim(), ...newOnes].join(' ')),
    },
  ]
}

/** Letters that, repeated, are a word of no language. */
const newWords = ['q', 'x', 'z'] as const

/** Google Play finds by the description too: what it doesn't name yet, the shortest words first. */
function mention(listing: ScoredListing, edited: (text: string) => ScoredListing): Candidate[] {
  const { store, locale, title, shortDescription, description } = listing
  if (description === null || store !== 'GOOGLE_PLAY') return []
  const named = wordsOf(description, locale)
  const found = new Set([...wordsOf(title, locale), ...wordsOf(shortDescription ?? '', locale)])
  const words = [...found]
    .filter((word) => !named.has(word))
    .toSorted((a, b) => countCharacters(a) - countCharacters(b))
    .slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const characters = words.reduce((sum, word) => sum + countCharacters(word) + 1, 0)
  return [
    {
      part: 'description',
      edit: { kind: 'mention', words, characters },
      edited: edited([description, ...words].join('\n')),
    },
  ]
}

const wordsOf = (text: string, locale: string) =>
  new Set(tokenize(text, locale).flatMap(({ word, keyword }) => (keyword ? [word] : [])))

/** Mean length of the listing's keywords, which is another in each language. */
function lengthOfKeywords({ locale, title, shortDescription, description }: ScoredListing): number {
  const words = [...wordsOf([title, shortDescription, description].join('\n'), locale)]
  const letters = words.reduce((sum, word) => sum + countCharacters(word), 0)
  return Math.max(2, Math.round(letters / Math.max(1, words.length)))
}
