import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import classes from './glass-cards.module.css'

/** Two panes of glass before the crystals: what the readings look like. Sample values, only a picture. */
export function GlassCards() {
  return (
    <div aria-hidden>
      <div className={`${classes.pane} ${classes.rank}`} translate="no">
        <Trans>sleep stories</Trans>
        <Text span fz={22} fw={630} lts="-0.018em">
          {'#4'}
        </Text>
        <span className={classes.up}>
          <IconArrowUpRight size={15} stroke={1.8} />2
        </span>
        <svg width="94" height="34" viewBox="0 0 94 34">
          <path d="M1 31h8l6-6h8l5 5 8-11h7l6-6h9l6 5 6-11h8l7-5h4" />
          <circle cx="90" cy="3" r="2.5" />
        </svg>
      </div>
      <div className={`${classes.pane} ${classes.score}`}>
        <ScoreRing percent={86} size={52} />
        <div>
          <Text fw={630}>
            <Trans>ASO score</Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>Moorlight, Germany</Trans>
          </Text>
        </div>
      </div>
    </div>
  )
}
