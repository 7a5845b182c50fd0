import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { Suspense, useState, type RefObject } from 'react'
import type { Store } from '#contract/store.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { Facets } from '../model/review-index.ts'
import type { Look, ViewName } from '../model/shown-reviews.ts'
import { readPlace, searchOf } from '../place.ts'
import { SetFilters } from './set-filters.tsx'
import { SortChoice } from './sort-choice.tsx'
import classes from './toolbar.module.css'
import { ViewChips } from './view-chips.tsx'

const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazyWithRetry(loadPanel)

interface Props {
  look: Look
  store: Store
  facets: () => Facets
  counts: Record<ViewName, number>
  /** Reviews that are left. */
  shown: number
  /** More of them are on their way. */
  isReading: boolean
  /** The server is still reading the store. */
  isGrowing: boolean
  /** When the server last told of them, ms since 1970. */
  updatedAt: number | null
  search: RefObject<HTMLInputElement | null>
  onLook: (look: Look) => void
  onExport: () => void
}

/** Search, filters, order and export of the list. */
export function ListToolbar({
  look,
  store,
  facets,
  counts,
  shown,
  isReading,
  isGrowing,
  updatedAt,
  search,
  onLook,
  onExport,
}: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const title = t`Filter`
  const near = () => preload(loadPanel)
  return (
    <div className={classes.bar} role="search">
      <div className={classes.first}>
        <SearchInput
          ref={search}
          className={classes.search}
          label={t`Search reviews`}
          aria-keyshortcuts="/"
          value={look.text}
          onChange={(text) => onLook({ ...look, text })}
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
              filter={look.filter}
              facets={facets()}
              onFilter={(filter) => onLook({ ...look, filter })}
              saved={{
                current: searchOf({ look, reviewId: null }),
                onOpen: (saved) => {
                  setOpen(false)
                  onLook(readPlace(saved.search).look)
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
      </div>
      <div className={classes.second}>
        <ViewChips view={look.view} counts={counts} onView={(view) => onLook({ ...look, view })} />
        <SortChoice sort={look.sort} hasLikes={store === 'GOOGLE_PLAY'} onSort={(sort) => onLook({ ...look, sort })} />
      </div>
      <SetFilters filter={look.filter} onFilter={(filter) => onLook({ ...look, filter })} />
      <div className={classes.foot}>
        <p role="status">
          <Plural value={shown} one="# review" other="# reviews" />
          {(isReading || isGrowing) && (
            <>
              {' · '}
              {isGrowing ? <Trans>Reviews are still being read</Trans> : <Trans>Loading older reviews</Trans>}
            </>
          )}
        </p>
        <Freshness at={updatedAt} />
      </div>
    </div>
  )
}
