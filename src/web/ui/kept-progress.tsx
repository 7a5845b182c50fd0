import { Trans, useLingui } from '@lingui/react/macro'
import type { KeptState } from '#web/data/keeping.ts'
import { formatAge } from '#web/i18n/age.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import classes from './kept-progress.module.css'
import { useNow } from './use-now.ts'

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
  if (held === 'counting') return <Trans>Saved but for keyword counts</Trans>
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
      Kept, {amount}, updated {age}
    </Trans>
  )
}

function Reason({ state: { held, work } }: { state: KeptState }) {
  if (work === 'renewing')
    return (
      <p className={classes.reason}>
        <Trans>Being renewed in the background.</Trans>
      </p>
    )
  if (work === 'saving')
    return (
      <p className={classes.reason}>
        <Trans>Goes on in the background, also after a break.</Trans>
      </p>
    )
  if (held === null) return null
  return (
    <p className={classes.reason}>
      {held === 'offline' && <Trans>Goes on by itself when you're back online.</Trans>}
      {held === 'full' && <Trans>This device has no room for it.</Trans>}
      {held === 'savingData' && <Trans>Waits because your browser asks to save data.</Trans>}
      {held === 'counting' && <Trans>They are still being made, and come by themselves.</Trans>}
      {held === 'failed' && <Trans>Couldn't load everything. The next try comes by itself.</Trans>}
    </p>
  )
}
