import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { useListView } from '../list/use-list-view.ts'
import { KeywordsPage } from '../list/keywords-page.tsx'
import type { KeywordList } from '../list/keyword-list.ts'
import type { ColumnId } from '../list/keyword-sort.ts'
import { Change } from '../list/metric-cells.tsx'

const columns: readonly ColumnId[] = [
  'keyword',
  'rank',
  'change',
  'volume',
  'difficulty',
  'relevancy',
  'appsCount',
  'type',
]

interface Props {
  app: AppInCountry
  /** What is searched for in the list at first. */
  keyword: string
  list: KeywordList
  /** More or fewer than 30 days before; null: not known. */
  delta: number | null
  /** Above the list: what is to be known of it. */
  notice?: ReactNode
}

/** KEY-006: every keyword for which the app is among the first 200 of a country. */
export function AllRankedList({ app, keyword, list, delta, notice }: Props) {
  const { t } = useLingui()
  const { title, locale } = app
  const country = countryInSentence(locale)
  const view = useListView({ column: 'rank', descending: false }, keyword)
  return (
    <KeywordsPage
      list={list}
      app={app}
      about={
        <Trans>
          Keywords in {country} where the app ranks in the top {RANKED_POSITIONS}.
        </Trans>
      }
      notice={notice}
      placesOf={null}
      columns={columns}
      filters={['words', 'volume', 'difficulty', 'type', 'tracking']}
      page="all-ranked"
      view={view}
      all={<Trans>All ranked</Trans>}
      change={delta !== null && <Change value={delta} />}
      caption={t`Keywords that ${title} ranks for in ${country}`}
      fileName={`${fileNameOf(title)}-ranked-keywords`}
      none={
        <EmptyState title={<Trans>No ranked keywords in this country</Trans>}>
          <Trans>The app isn't in the top {RANKED_POSITIONS} for any known keyword.</Trans>
        </EmptyState>
      }
    />
  )
}
