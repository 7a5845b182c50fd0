import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flex, UnstyledButton } from '@mantine/core'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { Suspense, useState, type RefObject } from 'react'
import type { ReviewSort } from '#contract/reviews/inbox.ts'
import type { Store } from '#contract/store.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { parseSearch, toSearch } from './inbox-search.ts'
import classes from './list-toolbar.module.css'
import type { Facets } from './review-index.ts'
import { SetFilters } from './set-filters.tsx'
import { type ListState, type ViewName, viewNames } from './shown-reviews.ts'

const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazyWithRetry(loadPanel)

interface Props {
  listState: ListState
  store: Store
  facets: () => Facets
  counts: Record<ViewName, number>
  /** Reviews that match. */
  shown: number
  /** More of them are loading. */
  isReading: boolean
  /** The server is still reading the store. */
  isGrowing: boolean
  /** When the server last answered, ms since 1970. */
  updatedAt: number | null
  search: RefObject<HTMLInputElement | null>
  onChange: (listState: ListState) => void
  onExport: () => void
}

/** Search, filters, order and export of the list. */
export function ListToolbar({
  listState,
  store,
  facets,
  counts,
  shown,
  isReading,
  isGrowing,
  updatedAt,
  search,
  onChange,
  onExport,
}: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const title = t`Filter`
  const near = () => preload(loadPanel)
  return (
    <div className={classes.bar} role="search">
      <Flex gap="xs" className={classes.first}>
        <SearchInput
          ref={search}
          className={classes.search}
          label={t`Search reviews`}
          aria-keyshortcuts="/"
          value={listState.text}
          onChange={(text) => onChange({ ...listState, text })}
        />
        <Popover
          opened={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          align="right"
          width={360}
          trigger={
            <IconButton
              label={title}
              size={36}
              bordered
              aria-expanded={isOpen}
              aria-haspopup="true"
              onPointerEnter={near}
              onFocus={near}
              onClick={() => setOpen(!isOpen)}
            >
              <IconFilter size={17} stroke={1.7} aria-hidden />
            </IconButton>
          }
        >
          <Suspense>
            <FilterPanel
              filter={listState.filter}
              facets={facets()}
              onFilter={(filter) => onChange({ ...listState, filter })}
              saved={{
                current: toSearch({ listState, reviewId: null }),
                onOpen: (saved) => {
                  setOpen(false)
                  onChange(parseSearch(saved.search).listState)
                },
              }}
            />
          </Suspense>
        </Popover>
        <IconButton
          label={t`Export as CSV`}
          size={36}
          bordered
          disabled={shown === 0 || isReading || isGrowing}
          onClick={onExport}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </Flex>
      <div className={classes.second}>
        <ViewChips view={listState.view} counts={counts} onView={(view) => onChange({ ...listState, view })} />
        <SortChoice
          sort={listState.sort}
          hasLikes={store === 'GOOGLE_PLAY'}
          onSort={(sort) => onChange({ ...listState, sort })}
        />
      </div>
      <SetFilters filter={listState.filter} onFilter={(filter) => onChange({ ...listState, filter })} />
      <div className={classes.foot}>
        <p role="status">
          <Plural value={shown} one="# review" other="# reviews" />
          {(isReading || isGrowing) && (
            <>
              {' · '}
              {isGrowing ? <Trans>Reviews are still being imported</Trans> : <Trans>Loading older reviews</Trans>}
            </>
          )}
        </p>
        <Freshness at={updatedAt} ofPage />
      </div>
    </div>
  )
}

/** REV-004. */
const sortNames: Record<ReviewSort, MessageDescriptor> = {
  newest: msg`Newest`,
  oldest: msg`Oldest`,
  'high-rating': msg`Highest rating`,
  'low-rating': msg`Lowest rating`,
  'most-liked': msg`Most helpful`,
  'least-liked': msg`Least helpful`,
}
const sorts = Object.keys(sortNames) as ReviewSort[]
const byLikes: ReadonlySet<ReviewSort> = new Set(['most-liked', 'least-liked'])

interface SortChoiceProps {
  sort: ReviewSort
  /** The store tells how many found a review helpful. */
  hasLikes: boolean
  onSort: (sort: ReviewSort) => void
}

function SortChoice({ sort, hasLikes, onSort }: SortChoiceProps) {
  const { t, i18n } = useLingui()
  const offered = sorts.filter((one) => hasLikes || one === sort || !byLikes.has(one))
  return (
    <FilterSelect
      label={t`Sort by`}
      size="medium"
      value={sort}
      options={offered.map((value) => ({ value, label: i18n._(sortNames[value]) }))}
      onChange={onSort}
    />
  )
}

const viewLabels: Record<ViewName, MessageDescriptor> = {
  all: msg`All`,
  'to-answer': msg`To answer`,
  drafts: msg`Drafts`,
  'to-approve': msg`To approve`,
}

interface ViewChipsProps {
  view: ViewName
  counts: Record<ViewName, number>
  onView: (view: ViewName) => void
}

/** Which reviews: all, those that wait for an answer, those with a draft here, those with a rule's reply to approve. */
function ViewChips({ view, counts, onView }: ViewChipsProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={classes.chips} role="group" aria-label={t`Show`}>
      {viewNames
        .filter((name) => name !== 'to-approve' || counts[name] > 0 || view === name)
        .map((name) => (
          <UnstyledButton key={name} className={classes.chip} aria-pressed={view === name} onClick={() => onView(name)}>
            {i18n._(viewLabels[name])} <span>{formatNumber(counts[name], language())}</span>
          </UnstyledButton>
        ))}
    </div>
  )
}
