import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { IconRefresh } from '@tabler/icons-react'
import type { SuggestedKeyword } from '#contract/keywords/metrics.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useSelectedRows, type SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Anchor } from '@mantine/core'
import { AddKeywordsButton } from '../add/add-keywords-button.tsx'
import { TrackingNote } from '../tracking/tracking-note.tsx'
import { useTracking } from '../tracking/use-tracking.ts'
import { LiveSearchButton } from '../live/live-search-button.tsx'
import { KeywordBrowser, type BrowserProps } from './keyword-browser.tsx'
import type { KeywordList } from './keyword-list.ts'
import { rowOf, type TextPlace } from './keyword-row.ts'
import { useKindOf } from './use-kind-of.ts'
import { TrackBar } from './track-bar.tsx'
import { ListState } from './list-state.tsx'

interface Props extends Omit<BrowserProps, 'rows' | 'refresh' | 'provenance' | 'tracking' | 'selected' | 'pinned'> {
  about: ReactNode
  list: KeywordList
  /** Finds a keyword in the listing's texts; null: the listing is not known. */
  placesOf: ((keyword: string) => TextPlace[]) | null
  /** Above everything else: a notice about the list. */
  notice?: ReactNode
  /** Above the list, whatever its state: the search. */
  lead?: ReactNode
  /** Shown instead of the list: why there is none. null: there is one, or it is loading. */
  instead?: ReactNode
  /** The selection shared by all lists of the page; by default this list has its own. */
  selected?: SelectedRows
  /** Comes before all other rows. */
  first?: SuggestedKeyword | undefined
  /** Shown if there are no keywords at all. */
  none: ReactNode
}

/** A page of keywords of one app in one country: it loads, fails and ages as a whole. */
export function KeywordsPage(props: Props) {
  const { app, about, list, placesOf, none, notice, lead, instead, first, ...browser } = props
  const { title, iconUrl, store, locale } = app
  const { data, updatedAt, isBusy } = list
  const kindOf = useKindOf(app)
  const found = data?.keywords
  // Memoised by hand, because the compiler can't where hooks follow, and a long list is expensive to rebuild.
  const rows = useMemo(() => {
    const others = found?.filter(({ keyword }) => keyword !== first?.keyword)
    return others && [...(first ? [first] : []), ...others].map((one) => rowOf(one, { locale, placesOf, kindOf }))
  }, [found, first, locale, placesOf, kindOf])
  const known = new Set(rows?.map(({ keyword }) => keyword))
  const tracking = useTracking(app)
  const inList = useSelectedRows(known)
  const selected = props.selected ?? inList
  const phone = usePhone()
  return (
    <AppPage
      title={title}
      store={store}
      iconUrl={iconUrl}
      about={about}
      at={updatedAt}
      busy={isBusy}
      action={
        <>
          {!lead && <LiveSearchButton app={app} term={selected.ids[0] ?? ''} compact={phone} />}
          <AddKeywordsButton app={app} isCompact />
        </>
      }
    >
      {notice}
      {lead}
      <TrackingNote app={app} tracking={tracking} />
      {instead ? (
        instead
      ) : !data ? (
        <ListState list={list} app={app} />
      ) : !rows ? (
        <EmptyState title={<Trans>No data available</Trans>}>
          <Trans>Not available in this market.</Trans>
        </EmptyState>
      ) : rows.length === 0 ? (
        none
      ) : (
        <KeywordBrowser
          {...browser}
          rows={rows}
          app={app}
          tracking={tracking}
          pinned={first?.keyword}
          selected={selected}
          refresh={<ListRefresh list={list} />}
          provenance={data.provenance}
        />
      )}
      {selected.ids.length > 0 && <TrackBar app={app} selected={selected} tracking={tracking} />}
    </AppPage>
  )
}

/** Whether a list's refresh failed or takes long, and a button to ask again. */
function ListRefresh({ list: { state, isBusy, refresh } }: { list: KeywordList }) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  if (!refresh) return null
  const again = !offline && !isBusy && (state === 'failed' || state === 'stalled')
  return (
    <>
      {again && (
        <span role="status">
          {state === 'failed' ? <Trans>Couldn't refresh.</Trans> : <Trans>Still calculating</Trans>}{' '}
          <Anchor component="button" type="button" variant="action" onClick={refresh}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Refresh</Trans>}
          </Anchor>
        </span>
      )}
      <IconButton
        label={offline ? t`You need a connection to refresh` : t`Refresh`}
        size={36}
        bordered
        disabled={offline}
        onClick={refresh}
      >
        <IconRefresh size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </>
  )
}
