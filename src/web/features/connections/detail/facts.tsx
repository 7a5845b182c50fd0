import { Trans } from '@lingui/react/macro'
import type { Connection } from '#contract/connections/connection.ts'
import { formatAge } from '#web/i18n/age.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FreshnessPip } from '#web/ui/freshness/freshness-pip.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './connection-dialog.module.css'

/** When it was used and made. */
export function Facts({ connection: { calls, createdOn, createdBy } }: { connection: Connection }) {
  const now = useNow()
  const usedAt = calls.usedAt === null ? null : Date.parse(calls.usedAt)
  const age = usedAt === null ? null : formatAge(usedAt, Math.max(now, usedAt))
  const used = formatNumber(calls.used, language())
  const limit = calls.limit === null ? null : formatNumber(calls.limit, language())
  const day = formatDate(createdOn, language())
  return (
    <div className={classes.facts}>
      <p>
        <FreshnessPip at={usedAt} />
        <span>
          {age === null ? <Trans>Not used yet</Trans> : <Trans>Used {age}</Trans>},{' '}
          {limit === null ? (
            <Trans>{used} calls this hour</Trans>
          ) : (
            <Trans>
              {used} of {limit} calls this hour
            </Trans>
          )}
        </span>
      </p>
      <p>
        {createdBy === '' ? (
          <Trans>Created {day}</Trans>
        ) : (
          <Trans>
            Created {day} by {createdBy}
          </Trans>
        )}
      </p>
    </div>
  )
}
