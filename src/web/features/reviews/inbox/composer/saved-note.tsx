import { Trans } from '@lingui/react/macro'
import { formatAge } from '#web/i18n/age.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './composer.module.css'

/** "Saved on this device 4 min ago"; nothing where there is no draft. */
export function SavedNote({ at }: { at: number | null }) {
  const now = useNow()
  if (at === null) return null
  const age = formatAge(at, Math.max(now, at))
  return (
    <span className={classes.saved} data-momentary>
      <Trans>Saved on this device {age}</Trans>
    </span>
  )
}
