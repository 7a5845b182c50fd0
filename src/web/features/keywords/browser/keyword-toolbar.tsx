import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { volumeFloors, type KeywordFilter, type WordCount } from '../list/keyword-filter.ts'
import classes from './keyword-toolbar.module.css'

export type FilterName = 'volume' | 'type' | 'words'

interface Props {
  filter: KeywordFilter
  /** Those that can tell the keywords of this list apart. */
  filters: readonly FilterName[]
  onChange: (filter: KeywordFilter) => void
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined
  /** Rows that are left. */
  count: number
  /** At the right end: buttons. */
  children: ReactNode
  /** On a phone all but the search is behind a button. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Search and filters of a list of keywords. */
export function KeywordToolbar(props: Props) {
  const { filter, filters, onChange, onClear, count, children, isOpen, onOpen } = props
  const { t } = useLingui()
  const foldId = useId()
  const chosen = [filter.words !== 'all', filter.volumeFrom !== null, filter.type !== 'all'].filter(Boolean).length
  const set = (part: Partial<KeywordFilter>) => onChange({ ...filter, ...part })
  return (
    <div className={classes.bar} role="search" aria-label={t`Keywords`} data-folded={!isOpen || undefined}>
      <span className={classes.search}>
        <IconSearch size={17} stroke={1.7} aria-hidden />
        <input
          type="search"
          aria-label={t`Search keywords`}
          placeholder={t`Search keywords`}
          value={filter.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </span>
      <span className={classes.fold}>
        <Button
          icon={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={foldId}
          onClick={() => onOpen(!isOpen)}
        >
          <Trans>Filters</Trans>
          {chosen > 0 && <span className={classes.setCount}>{chosen}</span>}
        </Button>
      </span>
      <span className={classes.filters} id={foldId}>
        {filters.includes('words') && (
          <FilterSelect
            label={t`Number of words`}
            value={String(filter.words)}
            options={[
              { value: 'all', label: t`Any length` },
              { value: '1', label: t`1 word` },
              { value: '2', label: t`2 words` },
              { value: '3', label: t`3 words or more` },
            ]}
            onChange={(value) => set({ words: wordCounts[value] ?? 'all' })}
            isSet={filter.words !== 'all'}
          />
        )}
        {filters.includes('volume') && (
          <FilterSelect
            label={t`Volume`}
            value={String(filter.volumeFrom ?? '')}
            options={[
              { value: '', label: t`Any volume` },
              ...volumeFloors.map((floor) => ({ value: String(floor), label: t`Volume from ${floor}` })),
            ]}
            onChange={(value) => set({ volumeFrom: value === '' ? null : Number(value) })}
            isSet={filter.volumeFrom !== null}
          />
        )}
        {filters.includes('type') && (
          <FilterSelect
            label={t`Type`}
            value={filter.type}
            options={[
              { value: 'all', label: t`All types` },
              { value: 'GENERIC', label: t`Generic` },
              { value: 'BRAND', label: t`Brand` },
            ]}
            onChange={(type) => set({ type })}
            isSet={filter.type !== 'all'}
          />
        )}
        {onClear && (
          <TextButton onClick={onClear}>
            <Trans>Clear filters</Trans>
          </TextButton>
        )}
      </span>
      <span className={classes.count} role="status">
        <Plural value={count} one="# keyword" other="# keywords" />
      </span>
      <span className={classes.tools}>{children}</span>
    </div>
  )
}

const wordCounts: Record<string, WordCount> = { '1': 1, '2': 2, '3': 3 }
