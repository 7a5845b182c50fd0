import { dayOf } from '#contract/protocol/days.ts'
import { getBenchmarks } from '#contract/overview/sections.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** Icons shown of a category. */
const ICONS = 24

/** What the leaders of the app's category have in common. The leaders are those of today's free chart; an app's own icon is left out. */
export const benchmarks = serve(getBenchmarks, async ({ params, query, caller, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { store, category, locale } = query
  const source = marketOf(caller, services)
  const day = dayOf(services.clock())
  const chart = await source.chart({ store, locale, category, group: 'FREE', day })
  const others = chart?.apps.filter(({ trackId }) => trackId !== params.trackId) ?? []
  const icons = others.flatMap(({ iconUrl }) => iconUrl ?? []).slice(0, ICONS)
  return {
    categoryMetrics: { iconUrls: chart && icons, palette: chart && (await services.media.paletteOf(icons)) },
    provenance: chart?.provenance ?? null,
  }
})
