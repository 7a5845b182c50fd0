import { Trans, useLingui } from '@lingui/react/macro'
import { getKeywordSuggestions } from '#contract/keywords.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { listOfRead } from './list/keyword-list.ts'
import type { ColumnId } from './list/keyword-sort.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { KeywordsPage } from './keywords-page.tsx'
import { placesIn } from './list/text-places.ts'

const columns: readonly ColumnId[] = [
  'keyword',
  'places',
  'rank',
  'change',
  'volume',
  'difficulty',
  'relevancy',
  'appsCount',
]

interface Props {
  app: AppInCountry
  /** What is searched for in the list at first. */
  word: string
}

/** OV-029, KEY-002: what the words of the listing's own texts are worth in a country's search. */
export function KeywordResearchPage({ app, word }: Props) {
  'use memo'
  const { t } = useLingui()
  const { trackId, store, title, locale } = app
  const listing = { trackId, store, locale }
  const suggestions = useRead(read(getKeywordSuggestions, { params: { source: 'metadata' }, body: listing }))
  const details = useRead(read(getAppDetails, { query: listing })).data
  const placesOf = details ? placesIn(details) : null
  const country = countryInSentence(locale)
  return (
    <KeywordsPage
      list={listOfRead(suggestions)}
      app={app}
      about={<Trans>Keywords in your listing and how well they perform in {country}.</Trans>}
      placesOf={placesOf}
      columns={columns}
      filters={['words', 'volume']}
      firstSort={{ column: 'relevancy', descending: true }}
      firstText={word}
      all={<Trans>All keywords</Trans>}
      caption={t`Keywords in the listing of ${title} in ${country}`}
      fileName={`${fileNameOf(title)}-keyword-research`}
      none={
        <EmptyState title={<Trans>No keywords in the listing's texts</Trans>}>
          <Trans>Keywords come from the title, the short texts and the description.</Trans>
        </EmptyState>
      }
    />
  )
}
