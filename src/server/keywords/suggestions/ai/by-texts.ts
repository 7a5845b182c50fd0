import { distinctivePhrases } from '#aso/distinctive-phrases.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { countAsked } from '../../count-asked.ts'
import { measuredKeywords } from '../../measured-keywords.ts'
import { notInMarket, type SuggestKeywords } from '../suggestion-source.ts'
import { comparedTexts } from './compared-texts.ts'

/** Fewer texts say nothing of a category. */
const TEXTS_MIN = 3

/**
 * Phrases that the leaders of the app's category and its own reviews use more than other apps and theirs do, most
 * distinctive first; with a seed, those of the texts that mention it.
 */
export const suggestedByTexts: SuggestKeywords = async (asked) => {
  const { listing, seed } = asked
  const { locale } = listing
  await countAsked(asked)
  const compared = await comparedTexts(asked)
  if (!compared) return { ...notInMarket, by: 'texts' }
  const { texts, others } = compared
  if (texts.length < TEXTS_MIN || others.length < TEXTS_MIN) {
    return { keywords: null, reason: 'STORE_UNAVAILABLE', by: 'texts', provenance: null }
  }
  const about = seed === null ? texts : texts.filter(mentions(seed, locale))
  const phrases = distinctivePhrases(about, others, locale, SUGGESTIONS_MAX)
  const keywords = phrases.flatMap((phrase) => normaliseKeyword(phrase, locale) ?? [])
  return { ...(await measuredKeywords(asked, [...new Set(keywords)])), by: 'texts' }
}

function mentions(seed: string, locale: string) {
  const form = (text: string) => text.normalize('NFKC').toLocaleLowerCase(locale)
  const wanted = form(seed)
  return (text: string) => form(text).includes(wanted)
}
