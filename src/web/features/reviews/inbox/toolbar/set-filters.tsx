import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { EVERY_REVIEW, setFilters, type ReviewFilter } from '../model/review-filter.ts'
import { filterWords } from './filter-words.ts'
import classes from './toolbar.module.css'

interface Props {
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** The filters that leave something out, each to be removed. */
export function SetFilters({ filter, onFilter }: Props) {
  const { t } = useLingui()
  const names = setFilters(filter)
  if (names.length === 0) return null
  return (
    <div className={classes.set}>
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
    </div>
  )
}
