import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsLeftRight, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import classes from './competitors-page.module.css'

interface Props {
  projectId: string
  competitor: Competitor
  /** What it is compared by; null: the plan does not hold it. */
  figures: ReactNode
  /** null: it can't be removed. */
  onRemove: (() => void) | null
}

/** A competitor: the ways to its overview and to the comparison, and out of the list. */
export function CompetitorRow({ projectId, competitor, figures, onRemove }: Props) {
  const { t } = useLingui()
  const isPending = useIsPending(competitorEntity(projectId, competitor))
  const { name, iconUrl, developerName, store, trackId } = competitor
  const search = { competitor: trackId }
  return (
    <li className={classes.row}>
      <AppIcon src={iconUrl} title={name} size={40} />
      <span className={classes.names}>
        <Link to="/app-overview/competitors-app" search={search} className={classes.name}>
          {name}
        </Link>
        <span className={classes.developer}>
          {isPending && (
            <Tag tone="acc">
              <Trans>Not sent yet</Trans>
            </Tag>
          )}
          <StoreMark store={store} />
          {developerName}
        </span>
      </span>
      {figures}
      <Link to="/app-overview/compare" search={search} className={classes.compare} aria-label={t`Compare with ${name}`}>
        <CompareText />
      </Link>
      {onRemove && (
        <IconButton tooltip={false} label={t`Remove ${name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

/** What the link to the comparison says; on a phone its sign alone. */
export const CompareText = () => (
  <>
    <IconArrowsLeftRight size={16} stroke={1.7} aria-hidden />
    <span>
      <Trans>Compare</Trans>
    </span>
  </>
)

/** An adding that the server refused, and why; what to do about it is in the list of changes. */
export function RefusedRow({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.row} data-refused>
      <span className={classes.names}>
        <span className={classes.name}>{i18n._(entry.title)}</span>
        <span className={classes.developer}>
          <span className={classes.refused}>
            <Trans>Needs your attention</Trans>
          </span>
          {entry.refusal && <span>{i18n._(entry.refusal.message)}</span>}
        </span>
      </span>
    </li>
  )
}
