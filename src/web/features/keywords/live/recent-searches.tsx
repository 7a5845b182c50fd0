import { Trans } from '@lingui/react/macro'
import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { Store } from '#contract/store.ts'
import { formatAge } from '#web/i18n/age.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './live-search.module.css'
import type { Search } from './use-comparison.ts'

const SHOWN = 10

interface Recent extends Search {
  /** When the results were fetched, ms since 1970. */
  at: number
}

interface Props {
  store: Store
  onPick: (search: Search) => void
}

/** Shown before the first search: recent searches, which also open offline. */
export function RecentSearches({ store, onPick }: Props) {
  const searches = useRecentSearches(store)
  if (searches === null) return null
  if (searches.length === 0)
    return (
      <EmptyState title={<Trans>What do people see when they search the store?</Trans>}>
        <Trans>Enter a term and press Enter.</Trans>
      </EmptyState>
    )
  return <RecentList searches={searches} onPick={onPick} />
}

/** The last searches alone; nothing where the device has none. */
export function SavedSearches({ store, onPick }: Props) {
  const searches = useRecentSearches(store)
  return searches && searches.length > 0 ? <RecentList searches={searches} onPick={onPick} /> : null
}

function RecentList({ searches, onPick }: { searches: readonly Recent[]; onPick: Props['onPick'] }) {
  const now = useNow()
  return (
    <Stack component="section" gap="sm" p="lg">
      <Text component="h3" inherit fz="sm" fw={630}>
        <Trans>Recent searches</Trans>
      </Text>
      <Stack component="ul" gap={4}>
        {searches.map(({ at, term, locale }) => (
          <li key={`${term} ${locale}`}>
            <UnstyledButton className={classes.search} onClick={() => onPick({ term, locale })}>
              {term}, {countryNameOf(locale)}
              <span>{formatAge(at, Math.max(now, at))}</span>
            </UnstyledButton>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Newest first; null: not read yet. */
function useRecentSearches(store: Store): readonly Recent[] | null {
  const [searches, setSearches] = useState<readonly Recent[] | null>(null)
  useEffect(() => {
    let isShown = true
    void recentSearches(store).then((found) => isShown && setSearches(found))
    return () => {
      isShown = false
    }
  }, [store])
  return searches
}

/** None where the device's database can't be read. */
async function recentSearches(store: Store): Promise<Recent[]> {
  const rows = await loadQueryStore()
    .then((device) => device.list(getLiveSearch.id))
    .catch(() => [])
  return rows
    .map(({ input, updatedAt }) => ({ body: (input as { body: Body }).body, at: updatedAt }))
    .filter(({ body }) => body.store === store && body.comparedTo === undefined)
    .slice(0, SHOWN)
    .map(({ body: { term, locale }, at }) => ({ term, locale, at }))
}

type Body = Search & { store: Store; comparedTo?: string }
