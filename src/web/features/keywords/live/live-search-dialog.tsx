import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { isSearchable } from '#aso/keywords/normalise-keyword.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { useTracking } from '../tracking/use-tracking.ts'
import { LiveFooter } from './live-footer.tsx'
import { LiveResults } from './live-results.tsx'
import { LiveState } from './live-state.tsx'
import { lengthsOf, liveRows, type Known } from './live-rows.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchBar } from './live-search-bar.tsx'
import { useComparison, type Search } from './use-comparison.ts'

interface Props {
  app: AppInCountry
  opened: boolean
  onClose: () => void
  /** The first term. */
  term: string
  /** Something else is searched for. */
  onTerm?: (term: string) => void
}

/** KEY-005: the store's search results right now, and what has changed since an earlier day. */
export function LiveSearchDialog({ app, opened, onClose, term, onTerm }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(term)
  const [locale, setLocale] = useState<string>(app.locale)
  const [search, setSearch] = useState<Search | null>(isSearchable(term) ? { term: term.trim(), locale } : null)
  const [length, setLength] = useState(30)
  const query = search ?? { term: '-', locale }
  const result = useRead(read(getLiveSearch, { body: { store: app.store, ...query } }), { enabled: search !== null })
  const comparison = useComparison(app.store, search, result)
  const tracking = useTracking({ project: app.project, locale: query.locale })
  const known = useKnownApps(app, query.locale)
  const apps = search === null ? null : (result.data?.apps ?? null)
  const rows = apps && liveRows(apps, comparison.before, known)
  const start = (next: Search) => {
    setText(next.term)
    setLocale(next.locale)
    // Already shown: ask the store again.
    if (search?.term === next.term && search.locale === next.locale) return result.refresh()
    setSearch(next)
    onTerm?.(next.term)
  }
  const isEmptied = text.trim() === ''
  const provenance = result.data?.provenance
  const answeredAt = provenance ? Date.parse(provenance.asOf) : result.updatedAt
  const phone = usePhone()
  const lengths = lengthsOf(app.store)
  const lengthChoice = lengths.length > 1 && (
    <FilterSelect
      label={t`Number of results`}
      value={String(length)}
      options={lengths.map((one) => ({ value: String(one), label: t`First ${one}` }))}
      onChange={(next) => setLength(Number(next))}
    />
  )
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Live search</Trans>}
      description={search && answeredAt !== null && <Freshness at={answeredAt} busy={result.isRefreshing} />}
      width={1140}
      whole
      flush
      footer={
        search &&
        !isEmptied &&
        rows &&
        rows.length > 0 && <LiveFooter term={search.term} rows={rows.slice(0, length)} tracking={tracking} />
      }
    >
      <SearchBar
        text={text}
        onText={setText}
        locale={locale}
        locales={[...new Set([...app.project.countries, app.locale, locale])]}
        onLocale={(next) =>
          search && isSearchable(text) ? start({ term: text.trim(), locale: next }) : setLocale(next)
        }
        onSearch={() => start({ term: text.trim(), locale })}
      >
        {!phone && lengthChoice}
      </SearchBar>
      {search && !isEmptied && provenance?.stale && (
        <Text
          size="sm"
          px="lg"
          py="xs"
          bg="var(--sg-warn-soft)"
          style={{ borderBottom: '1px solid var(--sg-line)' }}
          role="status"
        >
          <Trans>The store isn't responding. This is its last known list.</Trans>
        </Text>
      )}
      {search === null || isEmptied ? (
        <RecentSearches store={app.store} onPick={start} />
      ) : rows && rows.length > 0 ? (
        <LiveResults
          key={`${search.term} ${search.locale}`}
          app={app}
          search={search}
          rows={rows}
          known={known}
          length={length}
          lengthChoice={phone && lengthChoice}
          comparison={comparison}
        />
      ) : (
        <LiveState store={app.store} result={result} onRetry={result.refresh} onPick={start} />
      )}
    </Dialog>
  )
}

/** Which apps are marked among the results; a competitor whose adding waits is one. */
function useKnownApps({ project }: AppInCountry, locale: string): Known {
  const competitors = useProjectCompetitors(project, locale).data?.content ?? []
  return { own: project.trackId, competitors: new Set(competitors.map(({ trackId }) => trackId)) }
}
