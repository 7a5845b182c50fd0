import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { createStore } from '#web/offline/create-store.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { formatAge } from '#web/i18n/age.ts'
import classes from './freshness.module.css'
import { useNow } from '../hooks/use-now.ts'

/** When the data of the page on screen was fetched, as the page says it, ms since 1970; null: it says none. */
export const ageOfPage = createStore<number | null>(null)

interface Props {
  /** When the data was fetched, ms since 1970; null: never saved on this device. */
  at: number | null
  /** A refresh is under way. */
  busy?: boolean
  /** Only the disc, the words as its tooltip. */
  compact?: boolean
  /** It is the age of the page, which the offline strip repeats: two ages at once would contradict each other. */
  ofPage?: boolean
}

/** How old the data is: "Updated 4 min ago"; while offline "Saved 2 h ago". */
export function Freshness({ at, busy = false, compact = false, ofPage = false }: Props) {
  const { t } = useLingui()
  useEffect(() => {
    if (!ofPage) return undefined
    ageOfPage.set(at)
    return () => ageOfPage.set(null)
  }, [at, ofPage])
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

/** A disc filled by how recent data is. Never alone: text or a tooltip stands with it. */
export function FreshnessPip({ at, busy = false }: Pick<Props, 'at' | 'busy'>) {
  const level = freshnessLevel(at, useNow())
  return (
    <svg className={classes.pip} width="10" height="10" viewBox="0 0 10 10" data-busy={busy || undefined} aria-hidden>
      <circle
        className={classes.rim}
        cx="5"
        cy="5"
        r="4.4"
        strokeDasharray={busy ? '14 28' : level === 'never' ? '1.7 1.75' : undefined}
      />
      {!busy && level === 'full' && <circle className={classes.fill} cx="5" cy="5" r="2.6" />}
      {!busy && level === 'half' && <path className={classes.fill} d="M5 2.2a2.8 2.8 0 0 1 0 5.6z" />}
      {!busy && level === 'quarter' && <path className={classes.fill} d="M5 2.2A2.8 2.8 0 0 1 7.8 5H5z" />}
    </svg>
  )
}

export type FreshnessLevel = 'full' | 'half' | 'quarter' | 'empty' | 'never'

const HOUR = 3_600_000

/** How recent data of `at` (ms since 1970; null: never saved) is: under 1 h, 24 h, 7 d, or older. */
export function freshnessLevel(at: number | null, now: number): FreshnessLevel {
  if (at === null) return 'never'
  const age = now - at
  if (age < HOUR) return 'full'
  if (age < 24 * HOUR) return 'half'
  return age < 7 * 24 * HOUR ? 'quarter' : 'empty'
}
