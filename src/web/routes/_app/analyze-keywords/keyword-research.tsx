import { msg } from '@lingui/core/macro'
import { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import * as v from 'valibot'
import { KeywordResearchPage } from '#web/features/keywords/index.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/keyword-research')({
  /** `q`: what is searched for; `source`: the open tab. */
  validateSearch: v.object({
    ...SelectedSearch.entries,
    q: v.optional(v.fallback(v.string(), '')),
    source: v.optional(v.fallback(SuggestionSource, 'metadata')),
  }),
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`Keyword research`, selects: 'app', help: 'keyword-research', video: 'keyword-research' },
  },
})

function Page() {
  const { competitor, q = '', source = 'metadata' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const put = (part: { q?: string; source?: SuggestionSource }) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true, resetScroll: false })
  return (
    <SelectedAppPage competitor={competitor}>
      {(app) => (
        <KeywordResearchPage
          key={`${app.store} ${app.trackId} ${app.locale}`}
          app={app}
          word={q}
          source={source}
          onWord={(word) => put({ q: word })}
          onSource={(next) => put({ source: next })}
        />
      )}
    </SelectedAppPage>
  )
}
