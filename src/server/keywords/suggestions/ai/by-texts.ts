import { distinctivePhrases } from '#aso/distinctive-phrases.ts'
import { trackablePhrases } from '#aso/trackable-phrases.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { countAsked } from '../../count-asked.ts'
import { measuredKeywords } from '../../measured-keywords.ts'
import { notInMarket, type SuggestKeywords } from '../suggestion-source.ts'
import { comparedTexts } from './compared-texts.ts'

/** Fewer texts say nothing of a category. */
const TEXTS_MIN = 3
/** Phrases that are looked at: most are pieces of sentences. */
const PHRASES_MAX = 600

/**
 * Phrases that the leaders of the app's category and its own reviews use more than other apps and theirs do, as far as
 * somebody would track them: those of titles and subtitles first, then the most distinctive. With a seed, those of the texts
 * that mention it.
 */
export const suggestedByTexts: SuggestKeywords = async (asked) => {
  const { listing, seed } = asked
  const { locale } = listing
  await countAsked(asked)
  const compared = await comparedTexts(asked)
  if (!compared) return { ...notInMarket, by: 'texts' }
  const { texts, others, apps } = compared
  if (texts.length < TEXTS_MIN || others.length < TEXTS_MIN) {
    return { keywords: null, reason: 'STORE_UNAVAILABLE', by: 'texts', provenance: null }
  }
  const about = seed === null ? texts : texts.filter(mentions(seed, locale))
  const phrases = trackablePhrases(distinctivePhrases(about, others, locale, PHRASES_MAX), apps, locale)
  const keywords = new Set(phrases.flatMap((phrase) => normaliseKeyword(phrase, locale) ?? []))
  return { ...(await measuredKeywords(asked, [...keywords].slice(0, SUGGESTIONS_MAX))), by: 'texts' }
}

function mentions(seed: string, locale: string) {
  const form = (text: string) => text.normalize('NFKC').toLocaleLowerCase(locale)
  const wanted = form(seed)
  return (text: string) => form(text).includes(wanted)
}
