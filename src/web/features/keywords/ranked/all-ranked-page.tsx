import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import type { SearchedPool } from '#contract/keywords/searched-pool.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { PoolNote } from '#web/ui/feedback/counting-note.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { listOfCount, type KeywordList } from '../list/keyword-list.ts'
import { useListView } from '../list/use-list-view.ts'
import { KeywordsPage } from '../list/keywords-page.tsx'
import type { ColumnId } from '../list/keyword-sort.ts'
import { Change } from '../list/keyword-cells.tsx'

interface Props {
  app: AppInCountry
  /** Initial text of the list's search. */
  keyword: string
}

/** The ranked keywords as the server counts them. */
export function AllRankedPage({ app, keyword }: Props) {
  const { trackId, store, locale } = app
  const listing = { trackId, store, locale }
  const all = useRankedKeywords(getAllRankedKeywords, listing)
  const count = useRankedKeywords(getRankedKeywords, listing)
  return (
    <AllRankedList
      app={app}
      keyword={keyword}
      list={listOfCount(all)}
      delta={count.data?.delta ?? null}
      pool={all.data?.pool}
    />
  )
}

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

interface AllRankedListProps {
  app: AppInCountry
  /** Initial text of the list's search. */
  keyword: string
  list: KeywordList
  /** More or fewer than 30 days before; null: not known. */
  delta: number | null
  /** Which terms a live store was searched for. */
  pool?: SearchedPool | undefined
  /** Above the list: a notice about it. */
  notice?: ReactNode
}

/** KEY-006: every keyword for which the app ranks in a country, as deep as the store's search goes. */
export function AllRankedList({ app, keyword, list, delta, pool, notice }: AllRankedListProps) {
  const { t } = useLingui()
  const { title, store, locale } = app
  const depth = searchDepth(store)
  const country = countryInSentence(locale)
  const view = useListView({ column: 'rank', descending: false }, keyword)
  return (
    <KeywordsPage
      list={list}
      app={app}
      about={
        <Trans>
          Keywords in {country} where the app ranks in the top {depth}.
        </Trans>
      }
      notice={
        <>
          {notice}
          {pool && list.data?.keywords && (
            <Text size="sm" c="dimmed">
              <PoolNote pool={pool} ranked={list.data.keywords.length} />
            </Text>
          )}
        </>
      }
      instead={pool && list.data?.keywords === null && <NotSearched pool={pool} />}
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
          {pool ? (
            <Trans>The app isn't in the top {depth} for any of the searched terms.</Trans>
          ) : (
            <Trans>The app isn't in the top {depth} for any known keyword.</Trans>
          )}
        </EmptyState>
      }
    />
  )
}

/** Why a live store's list is empty at first, and what one can do. */
export function NotSearched({ pool }: { pool: SearchedPool }) {
  return (
    <EmptyState title={<Trans>The store is being searched</Trans>}>
      <Trans>
        We search for terms from the texts of your app and its competitors, and for what the store suggests. Keywords
        that you track come first.
      </Trans>{' '}
      <PoolNote pool={pool} />
    </EmptyState>
  )
}
