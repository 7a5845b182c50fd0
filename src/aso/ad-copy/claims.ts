import type { AdLanguage } from '#contract/ad-copy.ts'
import { holdsRun } from '../keywords/brand.ts'
import { formsOf } from '../words.ts'

/** What copy may rest on. */
export interface Facts {
  /** What the listing says: words of rank, price and proof must stand in it. */
  listing: string
  /** What the developer says of the app besides: numbers may stand there, too. */
  sellingPoint: string
}

/**
 * Rank, price, proof and promise: what Google Ads ("Misrepresentation", "Unreliable claims") and the metadata policies of both
 * stores want substantiated or left out. Phrases are joined with `+`.
 */
const claimWords: Readonly<Record<AdLanguage, string>> = {
  en:
    'best top leading number+one no+1 greatest fastest cheapest easiest smartest favorite favourite award awards winning ' +
    'featured editor’s+choice free discount sale deal deals cheap price guarantee guaranteed proven certified clinically cure cures ' +
    'million millions trusted risk+free',
  de:
    'beste bester bestes besten top führend führende führender nummer+eins nr+1 schnellste schnellsten günstigste günstigsten ' +
    'preisgekrönt preisgekrönte ausgezeichnet ausgezeichnete testsieger empfohlen gratis kostenlos kostenlose kostenfrei rabatt ' +
    'angebot günstig preis garantie garantiert bewiesen erwiesen zertifiziert heilt million millionen',
  es:
    'mejor mejores líder número+uno nº+1 top favorita favorito premiada premiado galardonada galardonado destacada gratis gratuita ' +
    'gratuito descuento oferta ofertas barato barata precio garantía garantizado garantizada demostrado probado certificado cura ' +
    'millón millones',
  fr:
    'meilleur meilleure meilleurs meilleures leader numéro+un nº+1 top préférée préféré primée primé récompensée récompensé gratuit ' +
    'gratuite gratuitement réduction promo promotion offre solde pas+cher prix garantie garanti garantis prouvé certifié guérit ' +
    'million millions',
  pt:
    'melhor melhores líder número+um nº+1 top favorita favorito premiada premiado grátis gratuita gratuito gratuitamente desconto ' +
    'promoção oferta barato barata preço garantia garantido garantida comprovado certificado cura milhão milhões',
}

/** "#1", "n.º 1", prices, and shares: "−50 %". */
const SIGNS = /#\s?\d+|\bn[.º°o]{1,2}\s?1\b|[€$£¥₹]|%/giu
const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu
/** Nobody can tell what stands there. */
const ADDRESS = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|app|io|de|fr|es|pt|br)\b/iu

/**
 * What a text claims although neither the listing nor, for numbers, the developer says it: the word, or null. Known words of rank,
 * price and proof in the copy's language and in English, signs such as "#1", numbers, and addresses; other claims are not recognised.
 */
export function unfoundedClaim(text: string, language: AdLanguage, { listing, sellingPoint }: Facts): string | null {
  const address = ADDRESS.exec(text)
  if (address) return address[0]
  const signs = new Set(listing.match(SIGNS))
  const sign = (text.match(SIGNS) ?? []).find((one) => !signs.has(one))
  if (sign !== undefined) return sign
  const numbers = new Set(`${listing}\n${sellingPoint}`.match(NUMBER))
  const number = (text.match(NUMBER) ?? []).find((one) => !numbers.has(one))
  if (number !== undefined) return number
  const [said, founded] = [formsOf(text, language), formsOf(listing, language)]
  const claim = claimsOf(language).find((words) => holdsRun(said, words) && !holdsRun(founded, words))
  return claim?.join(' ') ?? null
}

const cache = new Map<AdLanguage, string[][]>()

/** Copy in any language borrows English: "best of", "top". */
function claimsOf(language: AdLanguage): string[][] {
  const known = cache.get(language)
  if (known) return known
  const words = new Set(`${claimWords.en} ${claimWords[language]}`.split(' '))
  const claims = [...words].map((phrase) => phrase.split('+').flatMap((word) => formsOf(word, language)))
  cache.set(language, claims)
  return claims
}
