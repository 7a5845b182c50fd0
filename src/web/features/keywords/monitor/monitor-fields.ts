import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import { systemTags } from '#aso/keywords/system-tags.ts'
import { commonFields, type FilterField } from '../list/filter-fields.ts'
import { missingTag, NOT_RANKED, topChoices, topResults, type MonitorFilter } from './monitor-filter.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { systemTagNames } from './monitor-names.ts'

interface Sources {
  store: Store
  rows: readonly MonitorRow[]
  /** Of the project. */
  tags: readonly KeywordTag[]
  i18n: I18n
}

/** What tracked keywords can be filtered by beside the search, presets and movements. */
export function monitorFields(filter: MonitorFilter, sources: Sources): FilterField<MonitorFilter>[] {
  const { store, rows, i18n } = sources
  const fields: FilterField<MonitorFilter>[] = [
    {
      name: 'top',
      label: t`Top results`,
      value: String(filter.top ?? ''),
      options: [
        { value: '', label: t`Any rank` },
        ...topResults
          .filter((top) => top <= searchDepth(store))
          .map((top) => ({ value: String(top), label: t`Top ${top}` })),
        { value: String(NOT_RANKED), label: t`Not ranked` },
      ],
      with: (value) => ({ ...filter, top: topChoices.find((top) => String(top) === value) ?? null }),
    },
    ...commonFields(filter, i18n, (offered) => rows.some(({ kind }) => kind === offered)),
    {
      name: 'tag',
      label: t`Tag`,
      value: filter.tag ?? '',
      options: tagOptions(filter, sources),
      with: (tag) => ({ ...filter, tag: tag === '' ? null : tag }),
    },
    {
      name: 'starred',
      label: t`Starred`,
      value: filter.starred ? 'starred' : '',
      options: [
        { value: '', label: t`Starred or not` },
        { value: 'starred', label: t`Starred only` },
      ],
      with: (value) => ({ ...filter, starred: value === 'starred' }),
    },
  ]
  return fields.filter(({ options }) => options.length > 1)
}

/** Offers only tags that a row has; this scans all rows. */
function tagOptions(filter: MonitorFilter, { rows, tags, i18n }: Sources): FilterField<MonitorFilter>['options'] {
  const given = systemTags.filter(
    (tag) => filter.tag === `system:${tag}` || rows.some((row) => row.systemTags.includes(tag)),
  )
  const missing = missingTag(filter, tags)
  return [
    { value: '', label: t`Any tag` },
    ...tags.map(({ name }) => ({ value: `own:${name}`, label: name })),
    ...(missing === null ? [] : [{ value: `own:${missing}`, label: t`${missing} (not in this app)` }]),
    ...given.map((tag) => ({ value: `system:${tag}`, label: i18n._(systemTagNames[tag]) })),
  ]
}
