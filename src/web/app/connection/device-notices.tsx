import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { IconDownload, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useDeviceStorage, useOutbox } from '#web/offline/hooks.ts'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { exportChanges } from './export-changes.ts'
import classes from './device-notices.module.css'

/** Says calmly what the device's storage can't do at the moment, and what helps. */
export function StorageNotice() {
  const storage = useDeviceStorage()
  const { entries } = useOutbox()
  if (storage === 'ok') return null
  return (
    <Notice>
      <Text inherit flex="1 1 220px">
        {storage === 'off' && <Trans>Offline mode is unavailable: this browser blocks storage.</Trans>}
        {storage === 'blocked' && (
          <Trans>Close the other Storeglass tabs. An older version there is blocking the saved data.</Trans>
        )}
        {storage === 'full' && (
          <Trans>
            This device is out of space. Pending changes are safe, but new data isn't saved for offline use.
          </Trans>
        )}
        {storage === 'reload' && <Trans>A newer version of Storeglass runs in another tab.</Trans>}
      </Text>
      {storage !== 'reload' && entries.length > 0 && (
        <Button
          size="sm"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          onClick={() => void exportChanges()}
        >
          <Trans>Export changes</Trans>
        </Button>
      )}
      {storage === 'reload' && (
        <Button size="sm" onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      )}
    </Notice>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <Group
    className={classes.notice}
    role="status"
    gap="8px 10px"
    mih={40}
    px="var(--sg-gutter)"
    py={6}
    bg="var(--sg-info-soft)"
    fz="sm"
    lh="sm"
  >
    <IconInfoCircle size={17} stroke={1.7} aria-hidden />
    {children}
  </Group>
)

const KEY = 'storeglass.plain-http' satisfies LocalKey

/** Says once on each device what an address without https can't do, and what helps. */
export function PlainHttpNotice() {
  const { t } = useLingui()
  const [isRead, setRead] = useState(() => readLocal(KEY, v.boolean()) ?? false)
  if (isRead) return null
  const dismiss = () => {
    writeLocal(KEY, true)
    setRead(true)
  }
  return (
    <Notice>
      <Text inherit flex="1 1 220px">
        <Trans>
          This address doesn't use https, so pages won't open offline and Storeglass can't be installed. Everything else
          works. Use https, or http://localhost on the machine that runs the server.
        </Trans>
      </Text>
      <IconButton label={t`Close`} size={28} onClick={dismiss}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </Notice>
  )
}
