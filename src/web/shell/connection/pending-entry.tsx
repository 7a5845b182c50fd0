import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconArrowBackUp, IconMapPin, IconRefresh, IconStar, IconUsers } from '@tabler/icons-react'
import { formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { discard, retry, undo } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './pending-changes.module.css'

const icons: Record<string, typeof IconStar> = {
  addFavourite: IconStar,
  removeFavourite: IconStar,
  trackCountry: IconMapPin,
  untrackCountry: IconMapPin,
}

function Detail({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  const time = entry.createdAt === null ? null : formatTime(entry.createdAt, language())
  return <>{[entry.scope && i18n._(entry.scope), time].filter(Boolean).join(' · ')}</>
}

/** A change that will be sent; until then it can be taken back. */
export function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const { t, i18n } = useLingui()
  const Icon = icons[entry.name] ?? IconUsers
  const takeBack = async () => {
    const outcome = await undo(entry.seq)
    if (outcome !== 'undone') notify({ title: t`Too late: this change is already sent` })
  }
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{i18n._(entry.title)}</p>
        <p className={classes.detail}>
          <Detail entry={entry} />
        </p>
        {entry.state === 'held' && (
          <p className={classes.detail}>
            <Trans>Waits for a change that needs you</Trans>
          </p>
        )}
      </div>
      {entry.state === 'sending' ? (
        <span className={classes.detail}>
          <Trans>Sending</Trans>
        </span>
      ) : (
        <Button
          size="small"
          variant="subtle"
          tone="plain"
          icon={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
          onClick={() => void takeBack()}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </li>
  )
}

/** A change that the server refused, or that can't be read any more: the reason, and what can be done. */
export function AttentionEntry({ entry, isOffline }: { entry: OutboxEntry; isOffline: boolean }) {
  const { i18n } = useLingui()
  return (
    <li className={`${classes.entry} ${classes.stuck}`}>
      <span className={classes.icon} data-bad>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{i18n._(entry.title)}</p>
        <p className={classes.reason}>
          {entry.refusal ? (
            i18n._(entry.refusal.message)
          ) : (
            <Trans>This change was saved by another version of Storeglass and can't be read.</Trans>
          )}
        </p>
        <p className={classes.detail}>
          <Detail entry={entry} />
        </p>
        <div className={classes.buttons}>
          {entry.state === 'refused' && (
            <Button
              size="small"
              disabled={isOffline}
              icon={<IconRefresh size={15} stroke={1.7} aria-hidden />}
              onClick={() => void retry(entry.seq)}
            >
              {isOffline ? <Trans>Try again when online</Trans> : <Trans>Try again</Trans>}
            </Button>
          )}
          <Button size="small" variant="subtle" tone="plain" onClick={() => void discard(entry.seq)}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}
