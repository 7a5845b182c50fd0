import { Trans } from '@lingui/react/macro'
import type { SearchedPool } from '#contract/keywords/searched-pool.ts'
import { formatAge } from '#web/i18n/age.ts'
import { formatDate, formatDay, formatNumber, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

interface Props {
  /** About how long it still takes; null: not known. */
  secondsLeft: number | null
  /** Device time of what is shown meanwhile, ms since 1970; null: nothing is. */
  at?: number | null
}

/** Says that the server is counting, with the time that is left where it can tell, and how old what is shown meanwhile is. */
export function CountingNote({ secondsLeft, at = null }: Props) {
  return (
    <>
      {at !== null && <>{formatAge(at)} · </>}
      {secondsLeft === null ? (
        <Trans>Counting…</Trans>
      ) : (
        <SecondsLeft seconds={formatNumber(secondsLeft, language())} />
      )}
    </>
  )
}

const SecondsLeft = ({ seconds }: { seconds: string }) => <Trans>Counting, about {seconds} s left</Trans>

/** For how many terms a store was searched, of those that are known, how many it can be a day, and when the next ones come. */
export function PoolNote({ pool, ranked = null }: { pool: SearchedPool; ranked?: number | null }) {
  const { days, readyAt, nextDay } = pool
  const [searched, total, perDay, found] = [pool.searched, pool.total, pool.perDay, ranked ?? 0].map((count) =>
    formatNumber(count, language()),
  )
  const next = nextDay === null ? null : formatDay(nextDay, language())
  return (
    <>
      {ranked === null ? (
        <Trans>
          {searched} of {total} known terms searched in the last {days} days.
        </Trans>
      ) : (
        <Trans>
          Ranked in {found} of {searched} searched terms ({days} days); {total} terms are known.
        </Trans>
      )}{' '}
      {readyAt !== null && <PoolReady at={readyAt} />}
      {next !== null && <Trans>They are searched again from {next} on, new terms as they are found.</Trans>}{' '}
      <Trans>Up to {perDay} searches a day, for all countries together.</Trans>
    </>
  )
}

function PoolReady({ at }: { at: string }) {
  const time = `${formatDate(at, language())}, ${formatTime(Date.parse(at), language())}`
  return <Trans>The others follow by about {time}.</Trans>
}
