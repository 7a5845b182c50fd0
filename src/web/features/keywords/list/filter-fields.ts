import { t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import {
  difficultyCeilings,
  keywordKinds,
  noFilter,
  volumeFloors,
  wordCounts,
  type CommonFilter,
  type KeywordFilter,
} from './keyword-filter.ts'
import { kindNames } from './keyword-columns.ts'

/** Filters that are chosen from a few values. */
type CommonName = 'words' | 'volume' | 'difficulty' | 'type'
export type FilterName = CommonName | 'tracking'

export interface FilterField<Filter, Name extends string = string> {
  name: Name
  label: string
  /** '' : any. */
  value: string
  options: { value: string; label: string }[]
  /** The filter with another value of this field. */
  with: (value: string) => Filter
}

const chosen = <T extends string>(value: T | 'all') => (value === 'all' ? '' : value)
const numberIn = (value: string) => (value === '' ? null : Number(value))

/** The filters of every list, with their current values. `offers`: which types can be chosen besides the current one. */
export function commonFields<Filter extends CommonFilter>(
  filter: Filter,
  i18n: I18n,
  offers: (kind: KeywordKind) => boolean = () => true,
): FilterField<Filter, CommonName>[] {
  const { words, volumeFrom, difficultyTo, kind } = filter
  return [
    {
      name: 'words',
      label: t`Number of words`,
      value: String(words ?? ''),
      options: [
        { value: '', label: t`Any length` },
        { value: '1', label: t`1 word` },
        { value: '2', label: t`2 words` },
        { value: '3', label: t`3 words or more` },
      ],
      with: (value) => ({ ...filter, words: wordCounts.find((count) => String(count) === value) ?? null }),
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
      value: chosen(kind),
      options: [
        { value: '', label: t`All types` },
        ...keywordKinds
          .filter((one) => one === kind || offers(one))
          .map((one) => ({ value: one, label: i18n._(kindNames[one]) })),
      ],
      with: (value) => ({ ...filter, kind: keywordKinds.find((one) => one === value) ?? 'all' }),
    },
  ]
}

/** Those of suggestions and ranked keywords. */
export function filterFields(filter: KeywordFilter, i18n: I18n): FilterField<KeywordFilter, FilterName>[] {
  return [
    ...commonFields(filter, i18n),
    {
      name: 'tracking',
      label: t`Tracking`,
      value: chosen(filter.tracking),
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
