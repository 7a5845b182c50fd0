import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Competitor } from '#contract/projects.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import classes from './competitor-item.module.css'

interface Props {
  projectId: string
  competitor: Competitor
  /** null: it can't be removed. */
  onRemove: (() => void) | null
}

/** A competitor, the way to its overview; one whose adding waits in the queue says so. */
export function CompetitorItem({ projectId, competitor, onRemove }: Props) {
  const { t } = useLingui()
  const pending = useIsPending(competitorEntity(projectId, competitor))
  const { name, trackId } = competitor
  return (
    <li className={classes.item}>
      <AppIcon src={competitor.iconUrl} title={name} size={22} />
      <StoreMark store={competitor.store} />
      <Link to="/app-overview/competitors-app" search={{ competitor: trackId }} className={classes.name} title={name}>
        {name}
      </Link>
      {pending && (
        <span className={classes.tag}>
          <Trans>Not sent yet</Trans>
        </span>
      )}
      {onRemove && (
        <IconButton label={t`Remove ${name}`} size={24} className={classes.remove} onClick={onRemove}>
          <IconX size={14} stroke={1.8} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

/** An adding that the server refused; what to do about it is in the list of changes. */
export function RefusedItem({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.item} data-refused>
      <span className={classes.name} title={entry.refusal ? i18n._(entry.refusal.message) : undefined}>
        {i18n._(entry.title)}
      </span>
      <span className={classes.tag} data-tone="bad">
        <Trans>Needs your attention</Trans>
      </span>
    </li>
  )
}
