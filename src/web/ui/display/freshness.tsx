import { useLingui } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { formatAge } from '#web/i18n/age.ts'
import { FreshnessPip } from './freshness-pip.tsx'
import classes from './freshness.module.css'
import { useNow } from '../hooks/use-now.ts'

interface Props {
  /** When the data was fetched, ms since 1970; null: never saved on this device. */
  at: number | null
  /** A refresh is under way. */
  busy?: boolean
  /** Only the disc, the words as its tooltip. */
  compact?: boolean
}

/** How old the data is: "Updated 4 min ago"; while offline "Saved 2 h ago". */
export function Freshness({ at, busy = false, compact = false }: Props) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const now = useNow()
  const age = at === null ? null : formatAge(at, Math.max(now, at))
  const text = age === null ? t`Not saved on this device` : isOffline ? t`Saved ${age}` : t`Updated ${age}`
  return (
    <span className={classes.freshness} data-momentary title={compact ? text : undefined}>
      <FreshnessPip at={at} busy={busy} />
      <span className={compact ? 'sg-visually-hidden' : undefined}>{text}</span>
    </span>
  )
}
