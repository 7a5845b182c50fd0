import { Trans } from '@lingui/react/macro'
import { IconBulb } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { SummaryDetails } from '#contract/reviews/summaries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './text.module.css'

/** Reviews that nobody has answered, and what can. */
export function NextStep({ summary: { withoutReply, reviews } }: { summary: SummaryDetails }) {
  if (withoutReply === 0) return null
  const [open, all] = [formatNumber(withoutReply, language()), formatNumber(reviews, language())]
  return (
    <div className={classes.next}>
      <IconBulb size={18} stroke={1.7} aria-hidden />
      <p>
        <strong>
          <Trans>Next step:</Trans>
        </strong>{' '}
        <Trans>
          {open} of the {all} reviews have no reply. A rule can answer them.
        </Trans>
      </p>
      <Link to="/rr/automation" className={classes.link}>
        <Trans>Set up a rule</Trans>
      </Link>
    </div>
  )
}
