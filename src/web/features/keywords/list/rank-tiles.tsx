import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Paper, Radio } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { presetsOf, type RankPreset } from './keyword-filter.ts'
import classes from './rank-tiles.module.css'

const labels: Record<Exclude<RankPreset, 'all'>, ReactNode> = {
  top1: <Trans>Top 1</Trans>,
  '2-3': '2–3',
  '4-10': '4–10',
  '11-30': '11–30',
  '31-100': '31–100',
  '101-200': '101–200',
}

/** How strong the colour of a group is. */
const shares: Partial<Record<RankPreset, string>> = {
  top1: '100%',
  '2-3': '82%',
  '4-10': '64%',
  '11-30': '46%',
  '31-100': '30%',
  '101-200': '18%',
}

interface Props {
  store: Store
  /** Name of the tile that filters nothing. */
  all: ReactNode
  /** After its number: the change. */
  change?: ReactNode
  counts: Record<RankPreset, number>
  value: RankPreset
  onChange: (value: RankPreset) => void
}

/** KEY-019: groups of ranks, at once a summary and a filter. */
export function RankTiles({ store, all, change, counts, value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <Paper className={classes.tiles} role="radiogroup" aria-label={t`Rank`}>
      {presetsOf(store).map((preset) => (
        <Box
          component="label"
          key={preset}
          className={classes.tile}
          data-preset={preset}
          __vars={{ '--share': shares[preset] }}
        >
          <Radio
            className="sg-visually-hidden"
            name={name}
            checked={preset === value}
            onChange={() => onChange(preset)}
          />
          <span className={classes.label}>{preset === 'all' ? all : labels[preset]}</span>
          <Group component="span" gap="0 8px" align="baseline" className={classes.line}>
            <span className={classes.count}>{formatNumber(counts[preset], language())}</span>
            {preset === 'all' && change}
          </Group>
        </Box>
      ))}
    </Paper>
  )
}
