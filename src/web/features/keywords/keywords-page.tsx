import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { KeywordBrowser, type BrowserProps } from './browser/keyword-browser.tsx'
import type { KeywordList } from './list/keyword-list.ts'
import { rowOf, type TextPlace } from './list/keyword-row.ts'
import { ListRefresh } from './list/list-refresh.tsx'
import { ListState } from './list/list-state.tsx'

interface Props extends Omit<BrowserProps, 'rows' | 'refresh' | 'provenance' | 'store' | 'locale'> {
  app: AppInCountry
  about: ReactNode
  list: KeywordList
  /** Where a keyword stands in the listing; null: the listing is not known. */
  placesOf: ((keyword: string) => TextPlace[]) | null
  /** What stands where there is not one keyword. */
  none: ReactNode
}

/** A page of keywords of one app in one country: it loads, fails and ages as a whole. */
export function KeywordsPage({ app, about, list, placesOf, none, ...browser }: Props) {
  'use memo'
  const { title, iconUrl, trackId, store, locale } = app
  const { data, updatedAt, isBusy } = list
  const rows = data?.keywords?.map((one) => rowOf(one, locale, placesOf))
  return (
    <AppPage title={title} store={store} iconUrl={iconUrl} about={about} at={updatedAt} busy={isBusy}>
      {!data ? (
        <ListState list={list} app={title} locale={locale} />
      ) : !rows ? (
        <EmptyState title={<Trans>No data available</Trans>}>
          <Trans>Not available in this market.</Trans>
        </EmptyState>
      ) : rows.length === 0 ? (
        none
      ) : (
        <KeywordBrowser
          {...browser}
          key={`${store} ${trackId} ${locale}`}
          rows={rows}
          store={store}
          locale={locale}
          refresh={<ListRefresh list={list} />}
          provenance={data.provenance}
        />
      )}
    </AppPage>
  )
}
