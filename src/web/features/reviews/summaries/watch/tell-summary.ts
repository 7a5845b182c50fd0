import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { countsOf } from '../texts/facts.ts'
import { stageOf, statusNames } from '../texts/status.ts'

/** Says that a summary is ready or has failed, with the way to it. */
export function tellSummary(summary: SummaryListed, onReveal: () => void): void {
  const period = periodName(summary)
  const actions = [{ label: t`Open`, onClick: onReveal }]
  if (stageOf(summary) === 'done')
    notify({ kind: 'success', title: t`Summary ready: ${period}`, description: countsOf(summary), actions })
  else
    notify({
      kind: 'error',
      title: t`Summary not made: ${period}`,
      description: i18n._(statusNames[summary.status]),
      actions,
    })
}
