import { Trans } from '@lingui/react/macro'
import { formatAge } from '#web/i18n/age.ts'
import { formatNumber } from '#web/i18n/format.ts'
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
