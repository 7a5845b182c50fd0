import { Trans, useLingui } from '@lingui/react/macro'
import type { KeptState } from '#web/data/keep-offline/keeping.ts'
import { formatAge } from '#web/i18n/age.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import classes from './kept-progress.module.css'
import { useNow } from '../hooks/use-now.ts'

/** How far an app that is kept available offline has come, how large it is and how old. */
export function KeptProgress({ state }: { state: KeptState }) {
  const { t } = useLingui()
  const { pages, saved, work } = state
  return (
    <div className={classes.progress}>
      <p className={classes.line} role="status">
        <Line state={state} />
      </p>
      {work === 'saving' && (
        <progress className={classes.bar} aria-label={t`Pages saved`} value={saved} max={Math.max(1, pages)} />
      )}
      <Reason state={state} />
    </div>
  )
}

function Line({ state: { pages, saved, size, at, work, held } }: { state: KeptState }) {
  const now = useNow()
  if (work === 'saving')
    return pages === 0 ? (
      <Trans>Saving…</Trans>
    ) : (
      <Trans>
        Saving {saved} of {pages}
      </Trans>
    )
  if (held === 'counting') return <Trans>Saved, except keyword counts</Trans>
  const missing = pages - saved
  if (missing > 0)
    return (
      <Trans>
        {missing} of {pages} not saved yet
      </Trans>
    )
  const amount = formatSize(size, language())
  const age = at === null ? '' : formatAge(at, Math.max(now, at))
  return (
    <Trans>
      Saved, {amount}, updated {age}
    </Trans>
  )
}

function Reason({ state: { held, work } }: { state: KeptState }) {
  if (work === 'renewing')
    return (
      <p className={classes.reason}>
        <Trans>Updating in the background.</Trans>
      </p>
    )
  if (work === 'saving')
    return (
      <p className={classes.reason}>
        <Trans>Continues in the background, even after you close Storeglass.</Trans>
      </p>
    )
  if (held === null) return null
  return (
    <p className={classes.reason}>
      {held === 'offline' && <Trans>Continues automatically when you're back online.</Trans>}
      {held === 'full' && <Trans>This device doesn't have enough space.</Trans>}
      {held === 'savingData' && <Trans>Paused because data saver is on.</Trans>}
      {held === 'counting' && <Trans>They're still being counted and will be added automatically.</Trans>}
      {held === 'failed' && <Trans>Couldn't load everything. Storeglass will try again automatically.</Trans>}
    </p>
  )
}
