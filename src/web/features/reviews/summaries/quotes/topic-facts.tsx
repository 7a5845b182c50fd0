import { Trans } from '@lingui/react/macro'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import classes from './quotes.module.css'

/** What stands out of a topic: the version that most of its reviews are about, and since which it is new. */
export function TopicFacts({ topic: { version, newSince } }: { topic: SummaryTopic }) {
  if (version === null && newSince === null) return null
  const count = version && formatNumber(version.reviews, language())
  return (
    <p className={classes.tags}>
      {version && (
        <Tag tone="acc">
          {version.version}: {count}
        </Tag>
      )}
      {newSince !== null && (
        <Tag>
          <Trans>New since {newSince}</Trans>
        </Tag>
      )}
    </p>
  )
}
