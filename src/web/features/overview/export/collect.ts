import type { Identity } from '#contract/auth/auth.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { restore } from '#web/data/cache/restore.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import type { AnyRead, Read } from '#web/data/queries/read.ts'
import type { Answer } from '#web/api/request.ts'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import {
  overviewQuestions,
  benchmarksRead,
  eventsRead,
  RANKING_DAYS,
  rankingsRead,
  showsEvents,
  versionsRead,
} from '../reads.ts'
import type { OverviewDocument } from './overview-document.ts'

/** Puts together what this device has of an app in a country; asks the server for nothing, so that it works offline. */
export async function collect(app: SelectedApp, locale: string, identity: Identity): Promise<OverviewDocument> {
  const { trackId, store, isOwn } = app
  const page = overviewQuestions(app, locale)
  const rankings = {
    FREE: rankingsRead(app, locale, 'FREE', RANKING_DAYS),
    PAID: rankingsRead(app, locale, 'PAID', RANKING_DAYS),
    GROSSING: rankingsRead(app, locale, 'GROSSING', RANKING_DAYS),
  }
  const versions = versionsRead(app, locale)
  const events = eventsRead(app, locale)
  const counts = [getRankedKeywords, getTop30Keywords].map((one) => rankedKeywordsRead(one, { trackId, store, locale }))
  await restore([...Object.values(page), ...Object.values(rankings), versions, events, ...counts])

  const details = known(page.details)
  const category = details?.data.categories[0]?.name
  const benchmarks = category === undefined ? null : benchmarksRead(app, locale, identity.organizationId, category)
  if (benchmarks) await restore([benchmarks])
  const [rankedKeywords = null, top30Keywords = null] = counts.map(count)

  return {
    format: 'storeglass-overview',
    version: 1,
    exportedAt: new Date().toISOString(),
    market: identity.market,
    app: {
      trackId,
      store,
      isOwn,
      title: details?.data.title ?? app.title,
      developerName: details?.data.developerName ?? app.developerName,
    },
    country: countryCodeOf(locale),
    locale,
    parts: {
      details,
      score: isOwn ? known(page.score) : null,
      performance: known(page.performance),
      featurings: known(page.featurings),
      rating: known(page.rating),
      rankedKeywords,
      top30Keywords,
      competitors: known(page.competitors),
      benchmarks: benchmarks && known(benchmarks),
      events: showsEvents(app, identity) ? known(events) : null,
      rankings: { FREE: known(rankings.FREE), PAID: known(rankings.PAID), GROSSING: known(rankings.GROSSING) },
      versions: known(versions),
    },
  }
}

/** As the page shows it: with the changes that wait to be sent. */
function known<E extends Endpoint>(read: Read<E>): { readAt: string; data: EndpointOutput<E> } | null {
  const answer = getQueryClient().getQueryData<Answer<EndpointOutput<E>>>(read.queryKey)
  if (!answer) return null
  const [endpointId, input] = read.queryKey
  return { readAt: isoOf(answer), data: applyOverlays(overlays.get(), endpointId, input, answer.data) }
}

type Count = NonNullable<OverviewDocument['parts']['rankedKeywords']>

function count({ queryKey }: AnyRead): Count | null {
  const answer = getQueryClient().getQueryData<Answer<Count['data']>>(queryKey)
  return answer ? { readAt: isoOf(answer), data: answer.data } : null
}

const isoOf = ({ at }: Answer<unknown>) => new Date(at).toISOString()
