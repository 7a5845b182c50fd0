import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { countryName, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { languageName } from '../languages.ts'
import { tagWord } from '../review-words.ts'
import classes from './list-toolbar.module.css'
import { EVERY_REVIEW, setFilters, type ReviewFilter, type FilterName } from './review-filter.ts'

interface Props {
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** The filters that are set, each with a button to remove it. */
export function SetFilters({ filter, onFilter }: Props) {
  const { t } = useLingui()
  const names = setFilters(filter)
  if (names.length === 0) return null
  return (
    <Group gap={6} className={classes.set}>
      {names.map((name) => {
        const words = filterWords(name, filter)
        return (
          <UnstyledButton
            key={name}
            className={classes.filter}
            aria-label={t`Remove filter: ${words}`}
            onClick={() => onFilter({ ...filter, [name]: EVERY_REVIEW[name] })}
          >
            <bdi>{words}</bdi>
            <IconX size={14} stroke={1.8} aria-hidden />
          </UnstyledButton>
        )
      })}
      <UnstyledButton className={classes.clear} onClick={() => onFilter(EVERY_REVIEW)}>
        <Trans>Clear filters</Trans>
      </UnstyledButton>
    </Group>
  )
}

/** "Germany, +4". */
function several(values: readonly string[]): string {
  const [first = '', ...others] = values
  return others.length === 0 ? first : `${first}, +${others.length}`
}

/** The text of a set filter's chip. */
function filterWords(name: FilterName, filter: ReviewFilter): string {
  const { version, from, to } = filter
  switch (name) {
    case 'ratings':
      return t(i18n)`${filter.ratings.toSorted((a, b) => a - b).join(', ')} stars`
    case 'countries':
      return several(filter.countries.map((code) => countryName(code, language())))
    case 'languages':
      return several(filter.languages.map(languageName))
    case 'version':
      return version?.is === 'from' ? t(i18n)`Since ${version.version}` : t(i18n)`Version ${version?.version ?? ''}`
    case 'replied':
      return filter.replied === 'yes' ? t(i18n)`Replied` : t(i18n)`Not replied`
    case 'changed':
      return t(i18n)`Changed after the reply`
    case 'from':
      return t(i18n)`From ${from && formatDay(from, language())}`
    case 'to':
      return t(i18n)`Until ${to && formatDay(to, language())}`
    case 'sentiment':
      return sentimentWord(filter.sentiment)
    case 'tags':
      return several(filter.tags.map(tagWord))
    case 'source':
      return filter.source === 'market' ? t(i18n)`Public store` : t(i18n)`Connected store`
  }
}

export function sentimentWord(sentiment: ReviewFilter['sentiment']): string {
  if (sentiment === 'negative') return t(i18n)`Negative, 1-2 stars`
  if (sentiment === 'neutral') return t(i18n)`Neutral, 3 stars`
  return t(i18n)`Positive, 4-5 stars`
}
