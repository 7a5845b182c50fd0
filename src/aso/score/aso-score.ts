import { DAY_MS } from '#contract/protocol/days.ts'
import type { AppDetails, AsoScoreComponent } from '#contract/overview/overview.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '../characters.ts'
import { creativeCounts } from './creative-rules.ts'
import { tokenize } from '../tokens.ts'

export type ScoredListing = Pick<
  AppDetails,
  'store' | 'locale' | 'title' | 'shortDescription' | 'description' | 'images' | 'lastReleaseDate'
>

export interface ScoredContext {
  rating: { avgRating: number; ratingCount: number } | null
  now: Date
}

/** Most points of each part; they sum to 100. */
export const scoreParts = {
  title: 25,
  subtitle: 15,
  description: 15,
  creatives: 15,
  ratings: 20,
  freshness: 10,
} as const satisfies Record<AsoScoreComponent['id'], number>

/** Least points that the known parts must be able to give; with less known, a score would mislead. */
const KNOWN_MIN = 50
/** Share of a text's limit from which its length gives all points. */
export const FULL_FROM = { title: 0.9, subtitle: 0.9 } as const
/** The same of the description: the App Store doesn't search in it and shows three lines, so there it need not be long. */
export const DESCRIPTION_FULL_FROM = { APP_STORE: 0.25, GOOGLE_PLAY: 0.7 } as const
/** Keywords that give all points: of the title after its first, of the subtitle those that the title does not have. */
export const KEYWORDS = 3

const unit = (value: number) => Math.min(1, Math.max(0, value))

/** Rises to 1 at `complete` of the limit; a text over the limit can't be published and gives half. */
function filled(text: string, limit: number, complete: number): number {
  const count = countCharacters(text.trim())
  return count > limit ? 0.5 : unit(count / (complete * limit))
}

function keywordsOf(text: string | null, locale: string): string[] {
  const keywords = tokenize(text ?? '', locale).filter(({ keyword }) => keyword)
  return keywords.map(({ word }) => word)
}

/**
 * Points of the description. The App Store does not search in it, so there it is judged by its length alone; Google Play
 * does, and looks for the words of title and short description there. Once is enough: repeating them is no gain.
 */
function descriptionPoints(
  description: string,
  keywords: ReadonlySet<string>,
  { store, locale }: ScoredListing,
): number {
  const length = filled(description, textLimits.description, DESCRIPTION_FULL_FROM[store])
  if (store === 'APP_STORE' || keywords.size === 0) return scoreParts.description * length
  const named = new Set(keywordsOf(description, locale))
  return 8 * length + 7 * ([...keywords].filter((word) => named.has(word)).length / keywords.size)
}

function daysSince(timestamp: string, now: Date): number {
  return (now.getTime() - new Date(timestamp).getTime()) / DAY_MS
}

/** Points of each part; null: the market does not know what the part looks at. */
function pointsOf(
  listing: ScoredListing,
  { rating, now }: ScoredContext,
): Record<AsoScoreComponent['id'], number | null> {
  const { store, locale, title, shortDescription, description, images, lastReleaseDate } = listing
  const inTitle = new Set(keywordsOf(title, locale))
  const added = new Set(keywordsOf(shortDescription, locale).filter((word) => !inTitle.has(word)))
  const subtitleLimit = store === 'APP_STORE' ? textLimits.subtitle : textLimits.shortDescription
  return {
    title: 15 * filled(title, textLimits.title, FULL_FROM.title) + 10 * unit((inTitle.size - 1) / KEYWORDS),
    subtitle:
      shortDescription === null
        ? null
        : 9 * filled(shortDescription, subtitleLimit, FULL_FROM.subtitle) + 6 * unit(added.size / KEYWORDS),
    description: description === null ? null : descriptionPoints(description, new Set([...inTitle, ...added]), listing),
    creatives:
      images.screens.length === 0 ? null : 15 * unit(images.screens.length / creativeCounts[store].screenshots.max),
    ratings: rating && 14 * unit((rating.avgRating - 3) / 1.8) + 6 * unit(Math.log10(1 + rating.ratingCount) / 5),
    freshness: lastReleaseDate === null ? null : 10 * unit((120 - daysSince(lastReleaseDate, now)) / (120 - 14)),
  }
}

/**
 * How well a store listing uses what its store offers, 0..1. It judges form, not taste: points over the most
 * points of the parts the market knows. What is not known counts neither for nor against; null when those parts
 * make up less than 50 of the 100 points. Keywords are words without stop words, numbers and lone letters.
 *
 * - title 25: 15 for its length (full from 90 % of the limit, half when over it), 10 for up to three keywords
 *   after the first, which is taken to be the name
 * - subtitle or short description 15: 9 for its length in the same way, 6 for up to three keywords that the title
 *   does not have already
 * - description 15: in the App Store, which does not index it, all for its length (full from 25 % of the limit); in Google
 *   Play 8 for its length (full from 70 %) and 7 for the share of the title's and short description's keywords that it names at all. How often is
 *   not judged: repeated words are no gain in either store
 * - creatives 15: screenshots against the store's most (10 in the App Store, 8 in Google Play)
 * - ratings 20: 14 for the mean (none at 3 stars, full at 4.8), 6 for their number (logarithmic, full at 100,000)
 * - freshness 10: full up to 14 days after the last release, none after 120
 *
 * Judging form alone, element by element, is AppTweak's idea (help articles 3803779, 4857571); the weights follow
 * the open DevStoreHub's (title 25, visuals 20, ratings 25, description 15, freshness 15), which has no subtitle.
 */
export function asoScore(
  listing: ScoredListing,
  context: ScoredContext,
): { score: number | null; components: AsoScoreComponent[] } {
  const parts = Object.entries(pointsOf(listing, context)) as [AsoScoreComponent['id'], number | null][]
  const components = parts.flatMap(([id, points]) =>
    points === null ? [] : [{ id, points: Math.round(10 * points) / 10, maxPoints: scoreParts[id] }],
  )
  const sum = (key: 'points' | 'maxPoints') => components.reduce((total, part) => total + part[key], 0)
  return { score: sum('maxPoints') < KNOWN_MIN ? null : unit(sum('points') / sum('maxPoints')), components }
}
