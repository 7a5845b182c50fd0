import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { loadPageTexts } from '#web/i18n/language.ts'
import * as v from 'valibot'
import { KeywordResearchPage } from '#web/features/keywords/index.ts'
import { SelectedAppPage } from '#web/shell/pages/selected-app.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/keyword-research')({
  /** `q`: the word that one came for. */
  validateSearch: v.object({ ...SelectedSearch.entries, q: v.optional(v.fallback(v.string(), '')) }),
  search: { middlewares: [nameSelected] },
  loader: loadPageTexts,
  component: Page,
  staticData: {
    page: { title: msg`Keyword research`, selects: 'app', help: 'keyword-research', video: 'keyword-research' },
  },
})

function Page() {
  const { competitor, q = '' } = Route.useSearch()
  return (
    <SelectedAppPage competitor={competitor}>
      {(app) => <KeywordResearchPage key={q} app={app} word={q} />}
    </SelectedAppPage>
  )
}
