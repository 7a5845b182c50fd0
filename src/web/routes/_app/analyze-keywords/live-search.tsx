import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { KeywordResearchPage, LiveSearch } from '#web/features/keywords/index.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/live-search')({
  /** `q`: what is searched for. */
  validateSearch: v.object({ ...SelectedSearch.entries, q: v.optional(v.fallback(v.string(), '')) }),
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`Live search`, selects: 'app', help: 'keyword-research', video: 'keyword-research' },
  },
})

/** The live search over the research, which stays when it is closed. */
function Page() {
  const { competitor, q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const toResearch = (part: { source?: 'ai' | 'auto-complete' | 'metadata' | 'ranked' | 'related' } = {}) =>
    void navigate({
      to: '/analyze-keywords/keyword-research',
      search: (before) => ({ ...before, q: undefined, ...part }),
      replace: true,
    })
  return (
    <SelectedAppPage competitor={competitor}>
      {(app) => (
        <>
          <KeywordResearchPage
            key={`${app.store} ${app.trackId} ${app.locale}`}
            app={app}
            word=""
            source="metadata"
            onWord={() => toResearch()}
            onSource={(source) => toResearch({ source })}
          />
          <LiveSearch
            app={app}
            opened
            onClose={() => toResearch()}
            term={q}
            onTerm={(term) => void navigate({ search: (before) => ({ ...before, q: term }), replace: true })}
          />
        </>
      )}
    </SelectedAppPage>
  )
}
