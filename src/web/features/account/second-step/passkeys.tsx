import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Passkey } from '#contract/auth/passkeys.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { canMakePasskeys } from '#web/offline/abilities/passkeys.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './second-step.module.css'

const AddDialog = lazyWithRetry(() => import('./add-passkey-dialog.tsx'))
const RemoveDialog = lazyWithRetry(() => import('./remove-passkey-dialog.tsx'))

interface Props {
  passkeys: readonly Passkey[]
  /** Where the server's passkeys are good; null: nowhere. */
  origin: string | null
  onChanged: () => void
}

/** The passkeys of the account, and a button to add one. */
export function Passkeys({ passkeys, origin, onChanged }: Props) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [open, setOpen] = useState<'add' | Passkey | null>(null)
  const close = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <div className={classes.parts}>
      <Text c="dimmed">
        <Trans>A passkey is your device itself: you confirm with fingerprint, face, PIN or a security key.</Trans>
      </Text>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId}>
              <span>
                <b>{passkey.name}</b>
                <Used passkey={passkey} />
              </span>
              <Button
                size="sm"
                disabled={isOffline}
                onClick={() => setOpen(passkey)}
                aria-label={t`Remove the passkey ${passkey.name}`}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canMakePasskeys(origin) ? (
        <Button disabled={isOffline} onClick={() => setOpen('add')}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <Text c="dimmed">
          <Trans>This browser can't add passkeys at this address.</Trans>
        </Text>
      )}
      {open === 'add' && <AddDialog onClose={close} />}
      {open !== null && open !== 'add' && <RemoveDialog passkey={open} onClose={close} />}
    </div>
  )
}

function Used({ passkey: { createdAt, usedAt } }: { passkey: Passkey }) {
  const day = formatDate(usedAt ?? createdAt, language())
  return (
    <Text span c="dimmed">
      {usedAt === null ? <Trans>added {day}</Trans> : <Trans>last used {day}</Trans>}
    </Text>
  )
}
