import { Trans, useLingui } from '@lingui/react/macro'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import { systemTags } from '#aso/keywords/system-tags.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { FilterRow } from '../../filters/filter-row.tsx'
import { difficultyCeilings, volumeFloors } from '../../list/keyword-filter.ts'
import {
  missingTag,
  NOT_RANKED,
  topChoices,
  topResults,
  wordCounts,
  type MonitorFilter,
} from '../rows/monitor-filter.ts'
import type { MonitorRow } from '../rows/monitor-row.ts'
import { kindNames } from '../../table/keyword-columns.ts'
import { systemTagNames } from '../table/system-tag-names.ts'

export interface FilterChoicesProps {
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
}

/** Only what a row has can be chosen, which takes a look at all of them. */
export function FilterChoices({ filter, onFilter, rows, tags }: FilterChoicesProps) {
  'use memo'
  const { t, i18n } = useLingui()
  const set = (part: Partial<MonitorFilter>) => onFilter({ ...filter, ...part })
  const given = systemTags.filter(
    (tag) => filter.tag === `system:${tag}` || rows.some((row) => row.systemTags.includes(tag)),
  )
  const missing = missingTag(filter, tags)
  const kinds = (Object.keys(kindNames) as KeywordKind[]).filter(
    (kind) => filter.kind === kind || rows.some((row) => row.kind === kind),
  )
  return (
    <>
      <FilterRow name={<Trans>Top results</Trans>}>
        <FilterSelect
          label={t`Top results`}
          value={String(filter.top ?? '')}
          options={[
            { value: '', label: t`Any rank` },
            ...topResults.map((top) => ({ value: String(top), label: t`Top ${top}` })),
            { value: String(NOT_RANKED), label: t`Not ranked` },
          ]}
          onChange={(value) => set({ top: topChoices.find((top) => String(top) === value) ?? null })}
          isSet={filter.top !== null}
        />
      </FilterRow>
      <FilterRow name={<Trans>Volume</Trans>}>
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
      </FilterRow>
      <FilterRow name={<Trans>Difficulty</Trans>}>
        <FilterSelect
          label={t`Difficulty`}
          value={String(filter.difficultyTo ?? '')}
          options={[
            { value: '', label: t`Any difficulty` },
            ...difficultyCeilings.map((ceiling) => ({ value: String(ceiling), label: t`Difficulty up to ${ceiling}` })),
          ]}
          onChange={(value) => set({ difficultyTo: value === '' ? null : Number(value) })}
          isSet={filter.difficultyTo !== null}
        />
      </FilterRow>
      <FilterRow name={<Trans>Number of words</Trans>}>
        <FilterSelect
          label={t`Number of words`}
          value={String(filter.words ?? '')}
          options={[
            { value: '', label: t`Any length` },
            { value: '1', label: t`1 word` },
            { value: '2', label: t`2 words` },
            { value: '3', label: t`3 words or more` },
          ]}
          onChange={(value) => set({ words: wordCounts.find((count) => String(count) === value) ?? null })}
          isSet={filter.words !== null}
        />
      </FilterRow>
      {kinds.length > 0 && (
        <FilterRow name={<Trans>Type</Trans>}>
          <FilterSelect
            label={t`Type`}
            value={filter.kind}
            options={[
              { value: 'all', label: t`All types` },
              ...kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) })),
            ]}
            onChange={(kind) => set({ kind })}
            isSet={filter.kind !== 'all'}
          />
        </FilterRow>
      )}
      {(tags.length + given.length > 0 || missing !== null) && (
        <FilterRow name={<Trans>Tag</Trans>}>
          <FilterSelect
            label={t`Tag`}
            value={filter.tag ?? ''}
            options={[
              { value: '', label: t`Any tag` },
              ...tags.map(({ name }) => ({ value: `own:${name}`, label: name })),
              ...(missing === null ? [] : [{ value: `own:${missing}`, label: t`${missing} (not in this app)` }]),
              ...given.map((tag) => ({ value: `system:${tag}`, label: i18n._(systemTagNames[tag]) })),
            ]}
            onChange={(tag) => set({ tag: tag === '' ? null : tag })}
            isSet={filter.tag !== null}
          />
        </FilterRow>
      )}
      <FilterRow name={<Trans>Starred only</Trans>}>
        <Switch label={t`Starred only`} checked={filter.starred} onChange={() => set({ starred: !filter.starred })} />
      </FilterRow>
    </>
  )
}
