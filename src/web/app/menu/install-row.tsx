import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { createStore } from '#web/offline/create-store.ts'
import classes from './install-row.module.css'

/** Foot of the menu while the app can be installed. */
export function InstallRow({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useLingui()
  if (!useInstallable()) return null
  return (
    <div className={classes.foot} data-collapsed={collapsed || undefined}>
      <UnstyledButton
        className={classes.row}
        onClick={() => void install()}
        title={t`Its own window, one click away. Works without a connection.`}
        aria-label={t`Install Storeglass`}
      >
        <IconDownload size={18} stroke={1.7} aria-hidden />
        {!collapsed && <Trans>Install Storeglass</Trans>}
      </UnstyledButton>
    </div>
  )
}

/** Chromium's event, which the DOM types do not know. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

const offer = createStore<InstallPromptEvent | null>(null)

/** Keeps the browser's offer to install for the menu's row. Call once. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => offer.set(null))
}

/** Whether the app can be installed now. */
export const useInstallable = (): boolean => useSyncExternalStore(offer.subscribe, () => offer.get() !== null)

/** Opens the browser's own question. */
export async function install(): Promise<void> {
  const event = offer.get()
  offer.set(null)
  await event?.prompt()
}
