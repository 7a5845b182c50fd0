import { Trans } from '@lingui/react/macro'
import type { Measuring as State } from '#contract/keywords/tracked.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './monitor.module.css'
import { soon } from './soon.ts'

/** How far the store has been asked for ranks and metrics of the keywords, and when the rest will be known. */
export function Measuring({ measured, total, readyAt, reason, retryAt }: State) {
  const [known, all] = [measured, total].map((count) => formatNumber(count, language()))
  const time = readyAt === null ? null : soon(readyAt)
  const retry = retryAt === undefined ? null : soon(retryAt)
  return (
    <p className={classes.note} role="status">
      <span>
        {time === null ? (
          <Trans>
            {known} of {all} keywords measured.
          </Trans>
        ) : (
          <Trans>
            {known} of {all} keywords measured, the rest by about {time}. New keywords come first.
          </Trans>
        )}
      </span>
      {reason === 'STORE_UNAVAILABLE' && (
        <span>
          {retry === null ? (
            <Trans>The store isn't responding. We'll keep asking.</Trans>
          ) : (
            <Trans>The store isn't responding. We'll ask again at about {retry}.</Trans>
          )}
        </span>
      )}
      {reason === 'NOT_RUNNING' && (
        <span>
          <Trans>Measuring hasn't started yet.</Trans>
        </span>
      )}
      {reason === 'NOT_IN_MARKET' && (
        <span>
          <Trans>This data holds no searches, so ranks aren't known.</Trans>
        </span>
      )}
    </p>
  )
}
