import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Text, UnstyledButton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formatAge } from '#web/i18n/age.ts'
import { ageOfPage } from '#web/ui/display/freshness.tsx'
import { dismiss, notify } from '#web/ui/feedback/notify.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { TryNow } from './try-now.tsx'
import { useConnection } from './use-connection.ts'
import classes from './offline-strip.module.css'

/** Under the top bar while offline; it leaves by itself and says what was sent meanwhile. */
export function OfflineStrip({ onOpenChanges }: { onOpenChanges: () => void }) {
  const { state, waiting, attention } = useConnection()
  const phone = usePhone()
  useBackOnline()
  if (state !== 'offline') return null
  return (
    <Group
      className={`${classes.strip} sg-hatch`}
      gap={10}
      wrap="nowrap"
      px="var(--sg-gutter)"
      py={4}
      c="dimmed"
      fz="sm"
      lh="sm"
    >
      <IconCloudOff size={17} stroke={1.7} aria-hidden />
      <Text inherit flex={1} miw={0}>
        <SavedText />
      </Text>
      {waiting + attention > 0 && (
        <UnstyledButton className={classes.changes} onClick={onOpenChanges}>
          {[
            waiting > 0 &&
              (phone
                ? plural(waiting, { one: '# waiting', other: '# waiting' })
                : plural(waiting, { one: '# change waiting', other: '# changes waiting' })),
            attention > 0 && plural(attention, { one: '# needs your attention', other: '# need your attention' }),
          ]
            .filter(Boolean)
            .join(', ')}
        </UnstyledButton>
      )}
      <TryNow />
    </Group>
  )
}

/** The age is the one that the page says itself. Says nothing of changes where none waits. */
function SavedText() {
  const now = useNow()
  const at = useSyncExternalStore(ageOfPage.subscribe, ageOfPage.get)
  const { waiting } = useConnection()
  const age = at === null ? null : formatAge(at, Math.max(now, at))
  return (
    <>
      {age === null ? (
        <Trans>
          <b>Offline</b> — showing what is saved on this device.
        </Trans>
      ) : (
        <Trans>
          <b>Offline</b> — showing data saved {age}.
        </Trans>
      )}{' '}
      <span className={classes.more}>
        {waiting > 0 ? (
          <Trans>You can keep working. Changes are sent when you're back online.</Trans>
        ) : (
          <Trans>You can keep working.</Trans>
        )}
      </span>
    </>
  )
}

/** "Back online. 3 changes sent." once what waited while offline is sent, or at once where nothing waited. */
function useBackOnline() {
  const { state, waiting, elsewhere, attention } = useConnection()
  const before = useRef<{ waiting: number; attention: number } | null>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (state === 'offline') {
      if (shown.current) dismiss(shown.current)
      before.current = { waiting, attention }
      return
    }
    if (before.current === null || state === 'syncing' || waiting > elsewhere) return
    const sent = before.current.waiting - waiting - Math.max(0, attention - before.current.attention)
    before.current = null
    shown.current = notify({
      title:
        sent <= 0
          ? t`Back online.`
          : plural(sent, { one: 'Back online. # change sent.', other: 'Back online. # changes sent.' }),
    })
  }, [state, waiting, elsewhere, attention])
}
