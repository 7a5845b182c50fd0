import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Radio } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { rankPresets, type RankPreset } from '../list/keyword-filter.ts'
import classes from './rank-chips.module.css'

const labels: Record<RankPreset, ReactNode> = {
  all: <Trans>All</Trans>,
  top1: <Trans>Top 1</Trans>,
  '2-3': '2–3',
  '4-10': '4–10',
  '11-30': '11–30',
  '31-100': '31–100',
  '101-200': '101–200',
}

interface Props {
  counts: Record<RankPreset, number>
  value: RankPreset
  onChange: (value: RankPreset) => void
}

/** KEY-019: groups of ranks with their numbers, one of which is shown. */
export function RankChips({ counts, value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <Flex gap="xs" role="radiogroup" aria-label={t`Rank`}>
      {rankPresets.map((preset) => (
        <label key={preset} className={classes.chip}>
          <Radio
            className="sg-visually-hidden"
            name={name}
            checked={preset === value}
            onChange={() => onChange(preset)}
          />
          {labels[preset]} <span className={classes.count}>{formatNumber(counts[preset], language())}</span>
        </label>
      ))}
    </Flex>
  )
}
