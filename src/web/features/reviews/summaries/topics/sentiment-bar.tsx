import { useLingui } from '@lingui/react/macro'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { shareOf } from './sort-topics.ts'
import classes from './topics.module.css'

/** How many of a topic's reviews have 4 or 5, 3, and 1 or 2 stars. */
export function SentimentBar({ topic }: { topic: SummaryTopic }) {
  const { t } = useLingui()
  const [good, bad] = [shareOf(topic, 'positive'), shareOf(topic, 'negative')]
  if (good === null || bad === null) return null
  const [positive, negative] = [formatPercent(good, language(), 0), formatPercent(bad, language(), 0)]
  return (
    <span className={classes.bar} role="img" aria-label={t`${positive} positive, ${negative} negative`}>
      <span data-part="positive" style={{ flexGrow: good }} />
      <span data-part="neutral" style={{ flexGrow: Math.max(0, 1 - good - bad) }} />
      <span data-part="negative" style={{ flexGrow: bad }} />
    </span>
  )
}
