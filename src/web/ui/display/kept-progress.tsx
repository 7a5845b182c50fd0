import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
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
    <Stack gap={6} fz="sm" lh="sm">
      <Text inherit fw={540} role="status">
        <Line state={state} />
      </Text>
      {work === 'saving' && (
        <progress className={classes.bar} aria-label={t`Pages saved`} value={saved} max={Math.max(1, pages)} />
      )}
      <Reason state={state} />
    </Stack>
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
      <Text inherit c="dimmed">
        <Trans>Updating in the background.</Trans>
      </Text>
    )
  if (work === 'saving')
    return (
      <Text inherit c="dimmed">
        <Trans>Continues in the background, even after you close Storeglass.</Trans>
      </Text>
    )
  if (held === null) return null
  return (
    <Text inherit c="dimmed">
      {held === 'offline' && <Trans>Continues automatically when you're back online.</Trans>}
      {held === 'full' && <Trans>This device doesn't have enough space.</Trans>}
      {held === 'savingData' && <Trans>Paused because data saver is on.</Trans>}
      {held === 'counting' && <Trans>They're still being counted and will be added automatically.</Trans>}
      {held === 'failed' && <Trans>Couldn't load everything. Storeglass will try again automatically.</Trans>}
    </Text>
  )
}
