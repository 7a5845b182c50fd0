import { useLingui } from '@lingui/react/macro'
import { fillLevel } from '#aso/score/fill-level.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './char-pill.module.css'

interface Props {
  count: number
  limit: number
  /** For screen readers, where something else than characters is counted. */
  label?: string
  /** Little text is as good as much. */
  isRoomFine?: boolean
}

/** "28 / 30" with a small meter: how much of a store text's room is used. */
export function CharPill({ count, limit, label, isRoomFine = false }: Props) {
  const { t } = useLingui()
  const fill = fillLevel(count, limit)
  const [shownCount, shownLimit] = [formatNumber(count, language()), formatNumber(limit, language())]
  return (
    <span
      className={classes.pill}
      data-fill={isRoomFine && fill === 'room' ? undefined : fill}
      role="img"
      aria-label={label ?? t`${shownCount} of ${shownLimit} characters`}
    >
      <span className={classes.meter} aria-hidden>
        <span style={{ width: `${Math.min(100, (100 * count) / limit)}%` }} />
      </span>
      <span aria-hidden>
        {shownCount} / {shownLimit}
      </span>
    </span>
  )
}
