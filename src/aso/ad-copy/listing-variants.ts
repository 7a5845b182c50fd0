import type { AdLanguage, AdPlacement, AdVariant } from '#contract/ad-copy.ts'
import { AD_VARIANTS } from '#contract/protocol/limits.ts'
import { countCharacters } from '../characters.ts'
import { holdsWords } from '../holds-words.ts'
import { brandIn } from '../keywords/brand.ts'
import { withoutEnd } from '../without-end.ts'
import { unfoundedClaim } from './claims.ts'
import { adPlacements } from './placements.ts'

/** The texts of a listing that ad copy is made of. */
export interface ListingTexts {
  title: string
  /** Subtitle or short description. */
  shortDescription: string | null
  description: string | null
}

export interface WantedCopy {
  language: AdLanguage
  placement: AdPlacement
  keywords: readonly string[]
  sellingPoint: string
  /** Texts that are there already. */
  seen: readonly string[]
}

/** Shorter ones say nothing by themselves. */
const HEADLINE_MIN = 8
const TEXT_MIN = 25
/** What stands at the end of a description for the law and for support, and what advertises nothing. */
const LEGAL =
  /https?:|www\.|@|subscri|renew|privacy|terms of|abonn|abo\b|verläng|datenschutz|nutzungsbed|suscrip|renova|privacid|condiciones|confidential|conditions d|assinatura|privacidade|termos de/iu
const ORNAMENTS = /(?:\p{Extended_Pictographic}|\p{Cf}|\u{fe0f}|[•◦▪●■★☆✓✔➤→*~_|])+/gu

/**
 * Variants that say only what the listing and the developer say, in their words: each pairs a short phrase (subtitle, what follows
 * the name in the title, short lines of the description, keywords that the listing has) with one or two sentences. Those with more
 * of the keywords come first. Rank, prices and the like are left out even where the listing has them. At most four; the tone is
 * that of the listing.
 */
export function listingVariants(texts: ListingTexts, wanted: WantedCopy): AdVariant[] {
  const { language, placement, keywords, sellingPoint, seen } = wanted
  const limits = adPlacements[placement]
  const { title, shortDescription, description } = texts
  const all = [title, shortDescription ?? '', description ?? '', sellingPoint].join('\n')
  const facts = { listing: '', sellingPoint: all }
  const mayBeSaid = (text: string) => unfoundedClaim(text, language, facts) === null
  const known = new Set(seen)
  const holds = keywords.filter(holdsWords(all, language))
  const used = (text: string) => holds.filter(holdsWords(text, language)).length
  const passages = [sellingPoint, description ?? '', shortDescription ?? ''].flatMap((text) => linesIn(text))
  const sentences = passages
    .flatMap((line) => sentencesIn(line, language, limits.text))
    .filter((text) => mayBeSaid(text) && !known.has(text))
  const chosen = [...new Set(sentences)].toSorted((a, b) => used(b) - used(a)).slice(0, AD_VARIANTS)
  if (limits.headline === null) return chosen.map((text) => ({ headline: null, text }))
  const most = limits.headline
  const brand = brandIn(title)
  const phrases = [shortDescription ?? '', title.slice(brand.length), ...holds.map(capitalised), ...passages, brand]
    .map(asHeadline)
    .filter((text) => isWithin(text, HEADLINE_MIN, most) && mayBeSaid(text))
  const headlines = [...new Set(phrases.length > 0 ? phrases : [asHeadline(brand)])].filter((text) =>
    isWithin(text, 1, most),
  )
  return chosen.flatMap((text, index) => {
    const others = headlines.filter((one) => !text.toLowerCase().includes(one.toLowerCase()))
    const headline = others[(index + seen.length) % others.length]
    return headline === undefined ? [] : [{ headline, text }]
  })
}

const isWithin = (text: string, least: number, most: number) => {
  const count = countCharacters(text)
  return count >= least && count <= most
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Neither a separator before it nor a full stop behind it. */
const asHeadline = (text: string) => withoutEnd(text.replace(/^[\s:|–—-]+/u, ''), /[\s.!:;,–—-]/u)

/** Lines without ornaments, and without what is there for the law; those in capitals are headings. */
function linesIn(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) =>
      line
        .replaceAll(ORNAMENTS, ' ')
        .replaceAll(/\s+/gu, ' ')
        .replace(/^[\s–—-]+/u, '')
        .trim(),
    )
    .filter((line) => line !== '' && !LEGAL.test(line) && (line !== line.toUpperCase() || line === line.toLowerCase()))
}

/** Sentences of a line that fit, each with those after it as far as they fit, too. */
function sentencesIn(line: string, language: AdLanguage, most: number): string[] {
  const parts = Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line), ({ segment }) =>
    segment.trim(),
  )
  const made: string[] = []
  for (let start = 0; start < parts.length;) {
    let text = parts[start] ?? ''
    let next = start + 1
    while (next < parts.length && countCharacters(`${text} ${parts[next]}`) <= most) text += ` ${parts[next++]}`
    if (isWithin(text, TEXT_MIN, most)) made.push(text)
    start = next
  }
  return made
}
