import { listingVariants } from '#aso/ad-copy/listing-variants.ts'
import { brandIn } from '#aso/keywords/brand.ts'
import { languageDetector } from '#aso/reviews/language-of.ts'
import { writeAdCopy, type AdLanguage } from '#contract/ad-copy.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { countryCodeOf, type AppRef, type Locale } from '#contract/store.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { modelRefusal } from '#server/integrations/ai/refused-by-model.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import type { Listing, MarketSource } from '#server/markets/market.ts'
import { requireCountry } from '#server/markets/require-country.ts'
import { requireFreeSlot, takeSlot } from '#server/quotas/take-slot.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { copyQuestion } from './copy-question.ts'

/** The assistance is taken with the answer: a question that fails, or whose process dies, uses up none. */
export const writeCopy = withPrefetch(writeAdCopy, written, async ({ caller, db, services }, prefetched) => {
  const copy = prefetched()
  if (copy.by === 'model') await takeSlot(db, caller.organizationId, 'AI_ASSISTANCE', services.clock())
  return copy
})

async function written(request: PrefetchRequest<typeof writeAdCopy>): Promise<EndpointAnswer<typeof writeAdCopy>> {
  const { params, body, caller, services } = request
  const { db, clock, limits } = services
  requireOwnId(caller, 'organizationId', params.orgId)
  requireCountry(countryCodeOf(body.locale))
  const project = await requireOwnProject(db, caller, body.projectId, 'edit')
  const app = { store: project.store, trackId: project.track_id }
  const listing = await listingIn(marketOf(caller, services), app, body)
  const detect = await languageDetector()
  const model = modelFor(services.languageModel, caller)
  if (!model.isConfigured) {
    const language = detect([listing.shortDescription, listing.description].join('\n'))
    const isInLanguage = language === null || language === body.language
    const variants = isInLanguage ? listingVariants(listing, body) : []
    return { variants, by: 'listing', leftOut: 0 }
  }
  await requireFreeSlot(db, caller.organizationId, 'AI_ASSISTANCE', clock())
  await limits.count('languageModel', caller.organizationId)
  const rivals = await db
    .selectFrom('competitor')
    .select('name')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .execute()
  const names = rivals.map(({ name }) => brandIn(name)).filter(Boolean)
  try {
    return { ...(await model.generate(copyQuestion(listing, body, names, detect))), by: 'model' }
  } catch (error) {
    throw modelRefusal(error)
  }
}

/** Where most people speak it. */
const homes: Readonly<Record<AdLanguage, Locale>> = {
  en: 'en-US',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  pt: 'pt-BR',
}

/**
 * The listing in a country whose people speak the language: the selected one, else the language's largest. Where it is not listed
 * there, that of the selected country.
 * @throws APP_NOT_FOUND, APP_NOT_AVAILABLE
 */
async function listingIn(
  source: MarketSource,
  app: AppRef,
  { locale, language }: { locale: Locale; language: AdLanguage },
): Promise<Listing> {
  const isSpoken = new Intl.Locale(locale).language === language
  const there = isSpoken ? null : await source.listing({ ...app, locale: homes[language] })
  return there ?? requireListing(source, { ...app, locale })
}
