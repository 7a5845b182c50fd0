import { t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import {
  difficultyCeilings,
  noFilter,
  volumeFloors,
  type KeywordFilter,
  type WordCount,
} from '../list/keyword-filter.ts'
import { kindNames } from '../table/keyword-columns.ts'

/** Filters that are chosen from a few values. */
export type FilterName = 'words' | 'volume' | 'difficulty' | 'type' | 'tracking'

export interface FilterField {
  name: FilterName
  label: string
  /** '' : any. */
  value: string
  options: { value: string; label: string }[]
  /** The filter with another value of this field. */
  with: (value: string) => KeywordFilter
}

const wordCounts: Record<string, WordCount> = { '1': 1, '2': 2, '3': 3 }
const kinds = ['GENERIC', 'MY_BRAND', 'OTHER_BRAND'] as const satisfies readonly KeywordKind[]
const chosen = <T extends string>(value: T | 'all') => (value === 'all' ? '' : value)
const numberIn = (value: string) => (value === '' ? null : Number(value))

/** What can be chosen, with the filter as it is. */
export function filterFields(filter: KeywordFilter, i18n: I18n): FilterField[] {
  const { words, volumeFrom, difficultyTo, type, tracking } = filter
  return [
    {
      name: 'words',
      label: t`Number of words`,
      value: words === 'all' ? '' : String(words),
      options: [
        { value: '', label: t`Any length` },
        { value: '1', label: t`1 word` },
        { value: '2', label: t`2 words` },
        { value: '3', label: t`3 words or more` },
      ],
      with: (value) => ({ ...filter, words: wordCounts[value] ?? 'all' }),
    },
    {
      name: 'volume',
      label: t`Volume`,
      value: String(volumeFrom ?? ''),
      options: [
        { value: '', label: t`Any volume` },
        ...volumeFloors.map((floor) => ({ value: String(floor), label: t`Volume from ${floor}` })),
      ],
      with: (value) => ({ ...filter, volumeFrom: numberIn(value) }),
    },
    {
      name: 'difficulty',
      label: t`Difficulty`,
      value: String(difficultyTo ?? ''),
      options: [
        { value: '', label: t`Any difficulty` },
        ...difficultyCeilings.map((ceiling) => ({ value: String(ceiling), label: t`Difficulty up to ${ceiling}` })),
      ],
      with: (value) => ({ ...filter, difficultyTo: numberIn(value) }),
    },
    {
      name: 'type',
      label: t`Type`,
      value: chosen(type),
      options: [
        { value: '', label: t`All types` },
        ...kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) })),
      ],
      with: (value) => ({ ...filter, type: kinds.find((kind) => kind === value) ?? 'all' }),
    },
    {
      name: 'tracking',
      label: t`Tracking`,
      value: chosen(tracking),
      options: [
        { value: '', label: t`Tracked or not` },
        { value: 'tracked', label: t`Tracked` },
        { value: 'untracked', label: t`Not tracked` },
      ],
      with: (value) => ({
        ...filter,
        tracking: value === 'tracked' || value === 'untracked' ? value : noFilter.tracking,
      }),
    },
  ]
}
