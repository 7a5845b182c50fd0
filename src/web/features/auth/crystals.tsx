import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import classes from './storm-glass.module.css'

/** A crystal: its tip, the foot of its edge, and its two outer feet; colour by number (--sg-c1 …). */
const crystals = [
  { tone: 3, tip: [58, 330], edge: 78, left: -48, right: 156 },
  { tone: 1, tip: [176, 466], edge: 196, left: 84, right: 292 },
  { tone: 1, tip: [284, 90], edge: 300, left: 122, right: 404 },
  { tone: 4, tip: [420, 372], edge: 396, left: 322, right: 560 },
  { tone: 6, tip: [518, 214], edge: 514, left: 380, right: 662 },
  { tone: 1, tip: [682, 412], edge: 654, left: 560, right: 800 },
  { tone: 3, tip: [742, 330], edge: 722, left: 655, right: 830 },
] as const
const GROUND = 640

/** The picture in the storm glass; only decoration, so it comes after the form. */
export default function Crystals() {
  return (
    <>
      <svg className={classes.glass} viewBox="0 0 720 640" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <defs>
          {[1, 3, 4, 6].map((tone) => (
            <linearGradient key={tone} id={`crystal-${tone}`} x1="0" y1="0" x2="0" y2="1" color={`var(--sg-c${tone})`}>
              <stop offset="0" stopColor="currentcolor" stopOpacity={0.95} />
              <stop offset="1" stopColor="currentcolor" stopOpacity={0.12} />
            </linearGradient>
          ))}
        </defs>
        {crystals.map(({ tone, tip: [x, y], edge, left, right }) => (
          <g key={`${x}-${y}`} fill={`url(#crystal-${tone})`} color={`var(--sg-c${tone})`}>
            <path opacity={0.55} d={`M${left} ${GROUND}L${x} ${y}L${edge} ${GROUND}z`} />
            <path opacity={0.9} d={`M${x} ${y}L${right} ${GROUND}L${edge} ${GROUND}z`} />
          </g>
        ))}
      </svg>
      <GlassCards />
    </>
  )
}

/** Two panes of glass before the crystals: what the readings look like. Sample values, only a picture. */
function GlassCards() {
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
