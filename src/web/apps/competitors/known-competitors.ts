import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getCompetitors, type Competitor, type Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { Answer } from '#web/data/queries/read.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'

/**
 * A project's competitors as the answers in memory tell them, queued changes applied; undefined: none does. They are
 * the same apps in every country, only named otherwise: the country's own answer is better where there is one.
 */
export function knownCompetitors({ projectId }: Project, locale: string): readonly Competitor[] | undefined {
  const answers = getQueryClient()
    .getQueriesData<Answer<EndpointOutput<typeof getCompetitors>>>({
      queryKey: [getCompetitors.id, { params: { projectId } }],
    })
    .filter(([, answer]) => answer !== undefined)
  const [key, answer] = answers.find(([[, input]]) => localeOf(input) === locale) ?? answers[0] ?? []
  return key && answer && applyOverlays(overlays.get(), getCompetitors.id, key[1], answer.data).content
}

const localeOf = (input: unknown) => (input as { query?: { locale?: string } }).query?.locale

/** COMP-012: the selected competitor; one that was removed gives way to the first. null: there is none. */
export const resolveCompetitor = (competitors: readonly Competitor[], trackId: string | null): Competitor | null =>
  competitors.find((one) => one.trackId === trackId) ?? competitors[0] ?? null
