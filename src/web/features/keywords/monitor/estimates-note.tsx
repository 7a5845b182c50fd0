import { Trans } from '@lingui/react/macro'
import { dayOf } from '#contract/protocol/days.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './monitor.module.css'

/** One line under the table: what in it is estimated, from what and when. */
export function EstimatesNote({ kind, asOf }: Pick<Provenance, 'kind' | 'asOf'>) {
  const day = formatDate(dayOf(asOf), language())
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
    </p>
  )
}
