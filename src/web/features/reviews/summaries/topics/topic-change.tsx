import { useLingui } from '@lingui/react/macro'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { changeOf, shareOf } from './sort-topics.ts'
import classes from './topics.module.css'

/** From this share of good reviews on, more of a topic is good news; from the lower one down, bad news. */
const PRAISE = 0.8
const COMPLAINT = 0.4

function toneOf(change: number, positive: number | null): 'good' | 'bad' | 'plain' {
  if (change === 0 || positive === null || (positive > COMPLAINT && positive < PRAISE)) return 'plain'
  return change > 0 === positive >= PRAISE ? 'good' : 'bad'
}

/** Reviews more or fewer than in the period before. */
export function TopicChange({ topic }: { topic: SummaryTopic }) {
  const { t } = useLingui()
  const change = changeOf(topic)
  if (change === null) return <span className={classes.unknown}>–</span>
  const number = formatNumber(Math.abs(change), language())
  if (change === 0) return <span className={classes.change}>{number}</span>
  const Icon = change > 0 ? IconArrowUpRight : IconArrowDownRight
  const said = change > 0 ? t`${number} more than before` : t`${number} fewer than before`
  return (
    <span className={classes.change} data-tone={toneOf(change, shareOf(topic, 'positive'))}>
      <span className="sg-visually-hidden">{said}</span>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span aria-hidden>{number}</span>
    </span>
  )
}
