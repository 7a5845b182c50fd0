import { Plural, Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { roleName } from '../texts/right-texts.ts'
import { providerName } from '../texts/provider-name.ts'
import classes from './apps-dialog.module.css'

/** The key of a new connection was accepted, and what came of it. */
export function Works({
  connection: { rights },
  count,
  onDetails,
}: {
  connection: Connection
  count: number
  onDetails: () => void
}) {
  const granted = rights.filter(({ state }) => state === 'granted').length
  const isMissing = rights.some(({ state }) => state === 'missing' || state === 'not-used')
  return (
    <div className={classes.works} role="status">
      <IconCircleCheck size={18} stroke={1.7} aria-hidden />
      <p>
        <strong>
          <Trans>The key works.</Trans>
        </strong>{' '}
        <Plural value={count} one="It sees # app" other="It sees # apps" />{' '}
        <Trans>
          and may do {granted} of {rights.length} things.
        </Trans>{' '}
        {granted < rights.length && (
          <TextButton onClick={onDetails}>
            {isMissing ? <Trans>See what is missing</Trans> : <Trans>See which</Trans>}
          </TextButton>
        )}
      </p>
    </div>
  )
}

/** What a key lacks that sees no app. */
export function NoApps({ provider }: { provider: Connection['provider'] }) {
  const console = providerName(provider)
  const role = roleName(provider, isAdProvider(provider) ? 'ads-read' : 'read-apps')
  return (
    <div className={classes.none}>
      <p className={classes.noneTitle}>
        <Trans>This key sees no apps</Trans>
      </p>
      <p>
        <Trans>
          It needs the role {role} for at least one app. Change it in {console}, then open this again.
        </Trans>
      </p>
    </div>
  )
}

/** The store could not be asked what the key sees. */
export function NotAsked({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.hint} role="status">
      <strong>
        <Trans>Couldn't load the apps of this key</Trans>
      </strong>
      . <Trans>These are your own apps of this store.</Trans>{' '}
      <TextButton onClick={onRetry}>
        <Trans>Try again</Trans>
      </TextButton>
    </p>
  )
}
