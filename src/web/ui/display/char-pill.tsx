import { useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { fillLevel } from '#aso/score/fill-level.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './char-pill.module.css'

interface Props {
  count: number
  limit: number
  /** For screen readers, where something else than characters is counted. */
  label?: string
}

const colours = { empty: 'gray', room: 'warn', good: 'gray', over: 'bad' }

/** "28 / 30" with a small meter: how much of a store text's room is used. */
export function CharPill({ count, limit, label }: Props) {
  const { t } = useLingui()
  const [shownCount, shownLimit] = [formatNumber(count, language()), formatNumber(limit, language())]
  const fill = fillLevel(count, limit)
  return (
    <Badge
      component="span"
      size="lg"
      radius="xl"
      color={colours[fill]}
      role="img"
      data-fill={fill}
      aria-label={label ?? t`${shownCount} of ${shownLimit} characters`}
      leftSection={
        <span className={classes.meter} aria-hidden>
          <span style={{ width: `${Math.min(100, (100 * count) / limit)}%` }} />
        </span>
      }
    >
      <span aria-hidden>
        {shownCount} / {shownLimit}
      </span>
    </Badge>
  )
}
