import type { MarketSource, Review } from '#server/markets/market.ts'

/** What customers of all countries wrote of an app since then, newest first. */
export async function reviewsSince(market: MarketSource, packageName: string, since: Date): Promise<Review[]> {
  const ref = { store: 'GOOGLE_PLAY' as const, trackId: packageName }
  const locales = await market.localesOf(ref)
  const found = await Promise.all(
    locales.map((locale) => inOneCountry(market, { ...ref, locale }, since.toISOString())),
  )
  return found.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
}

async function inOneCountry(market: MarketSource, ref: Parameters<MarketSource['reviews']>[0], since: string) {
  const found: Review[] = []
  for (let page: number | null = 1; page !== null;) {
    const answer = await market.reviews(ref, page)
    if (!answer) break
    found.push(...answer.reviews.filter(({ createdAt }) => createdAt >= since))
    page = (answer.reviews.at(-1)?.createdAt ?? '') < since ? null : answer.next
  }
  return found
}
