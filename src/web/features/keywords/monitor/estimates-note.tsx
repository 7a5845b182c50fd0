import { Trans } from '@lingui/react/macro'
import { dayOf } from '#contract/protocol/days.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './monitor.module.css'

interface Props extends Pick<Provenance, 'kind' | 'asOf'> {
  /** As of `MethodPopover`. */
  officialWeek: string | null
}

/** One line under the table: what in it is estimated, from what and when, and which volumes are Apple's own. */
export function EstimatesNote({ kind, asOf, officialWeek }: Props) {
  const day = formatDate(dayOf(asOf), language())
  const week = officialWeek && formatDate(officialWeek, language())
  return (
    <p className={classes.estimates}>
      {kind === 'sample' ? (
        <Trans>
          Volume, difficulty, relevancy, reach and type are estimates, here from searches of the sample market on {day}.
        </Trans>
      ) : (
        <Trans>
          Volume, difficulty, relevancy, reach and type are estimates from the store's result lists, searched last on{' '}
          {day}.
        </Trans>
      )}
      {officialWeek !== null && (
        <>
          {' '}
          <Trans>Volumes marked as official are Apple's, of the week from {week}.</Trans>
        </>
      )}
    </p>
  )
}
