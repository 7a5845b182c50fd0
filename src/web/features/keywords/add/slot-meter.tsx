import { Plural, Trans } from '@lingui/react/macro'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useWayToMore } from '#web/ui/access/use-way-to-more.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Slots } from '../tracking/use-tracking.ts'
import classes from './slot-meter.module.css'

interface Props {
  slots: Slots
  /** Slots that it takes at most, in so many countries. */
  taken: number
  countries: number
}

/** KEY-030: what is used of the plan's slots, what this would take, and what is free then. */
export function SlotMeter({ slots: { used, limit }, taken, countries }: Props) {
  const left = limit - used - taken
  const [shownUsed, shownTaken, shownLeft] = [used, taken, Math.max(0, left)].map((one) =>
    formatNumber(one, language()),
  )
  const percent = (count: number) => `${limit === 0 ? 100 : Math.min(100, (100 * count) / limit)}%`
  return (
    <div className={classes.meter}>
      <p className={classes.line}>
        <b>
          <Trans>Slots</Trans>
        </b>
        <span>
          <Trans>
            {shownUsed} used, {shownTaken} by this, {shownLeft} free after
          </Trans>
        </span>
      </p>
      <div className={classes.track} aria-hidden>
        <span className={classes.used} style={{ width: percent(used) }} />
        <span className={classes.taken} data-over={left < 0 || undefined} style={{ width: percent(taken) }} />
      </div>
      <p className={classes.note}>
        {countries > 1 && (
          <>
            <Trans>
              At most {shownTaken} slots in {countries} countries.
            </Trans>{' '}
          </>
        )}
        <Trans>History starts today.</Trans>
      </p>
      {left < 0 && <NoRoom missing={-left} />}
    </div>
  )
}

function NoRoom({ missing }: { missing: number }) {
  const way = useWayToMore()
  return (
    <p className={classes.over} role="status">
      <Plural
        value={missing}
        one="There is no slot for # of them: it won't be tracked."
        other="There are no slots for # of them: they won't be tracked."
      />{' '}
      {way === 'plans' ? (
        <>
          <Trans>Remove keywords, or</Trans>{' '}
          <UpgradeLink from="keyword_limit">
            <Trans>see plans</Trans>
          </UpgradeLink>
        </>
      ) : way === 'owner' ? (
        <Trans>Remove keywords, or ask the account owner for more.</Trans>
      ) : (
        <Trans>Remove keywords first.</Trans>
      )}
    </p>
  )
}
