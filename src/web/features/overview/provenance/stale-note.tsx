import { IconCloudX } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './stale-note.module.css'

/** Under a value that is the last good one because its store doesn't answer. `asOf`: ISO timestamp of that value. */
export function StaleNote({ asOf }: { asOf: string }) {
  const day = formatDate(asOf, language())
  return (
    <span className={classes.note}>
      <IconCloudX size={14} stroke={1.7} aria-hidden />
      <Trans>Store not responding, value from {day}</Trans>
    </span>
  )
}
