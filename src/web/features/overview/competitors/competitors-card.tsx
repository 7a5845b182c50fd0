import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Box, Button, Group, Paper, Skeleton, Title } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { Project, Competitor } from '#contract/projects.ts'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import type { OverviewResults } from '../use-overview.ts'
import { AddCompetitorDialog } from './add-competitors.tsx'
import classes from './competitors-card.module.css'

interface Props {
  project: Project
  locale: string
  result: OverviewResults['competitors']
}

/** The apps this one is compared with: add and remove, also offline. */
export function CompetitorsCard({ project, locale, result }: Props) {
  const headingId = useId()
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closing'>('absent')
  const addButton = useRef<HTMLSpanElement>(null)
  const changes = useCompetitorChanges(project, locale)
  const state = readState(result)
  const isEditor = mayChange(project)
  const competitors = result.data?.content ?? []

  const focusAdd = () => addButton.current?.querySelector('button')?.focus()
  const remove = async (competitor: (typeof competitors)[number]) => {
    // The button that was pressed goes away with its row.
    focusAdd()
    await changes.remove(competitor)
  }

  return (
    <Paper component="section" className={classes.card} aria-labelledby={headingId}>
      <Title order={2} size="h4" lh="32px" className={classes.title} id={headingId}>
        <Trans>Competitors</Trans>
      </Title>
      {state === 'loading' ? (
        <Group className={classes.items} gap="xs" align="stretch" aria-busy="true">
          <Skeleton width={150} height={32} />
          <Skeleton width={150} height={32} />
        </Group>
      ) : (
        <Group component="ul" className={classes.items} gap="xs" align="stretch">
          {competitors.map((competitor) => (
            <CompetitorItem
              key={`${competitor.store} ${competitor.trackId}`}
              projectId={project.projectId}
              competitor={competitor}
              onRemove={isEditor ? () => void remove(competitor) : null}
            />
          ))}
          {changes.refused.map((entry) => (
            <RefusedItem key={entry.id} entry={entry} />
          ))}
          {competitors.length + changes.refused.length === 0 && (
            <Box component="li" c="var(--sg-text-3)" lh="32px">
              {state === 'unsaved' && <Trans>Not saved on this device</Trans>}
              {state === 'ready' && <Trans>No competitors yet</Trans>}
              {state === 'failed' && (
                <>
                  <Trans>Couldn't load the competitors.</Trans>{' '}
                  <Anchor component="button" type="button" inherit onClick={result.refresh}>
                    <Trans>Try again</Trans>
                  </Anchor>
                </>
              )}
            </Box>
          )}
        </Group>
      )}
      <span ref={addButton} className={classes.add}>
        {isEditor ? (
          <Button
            size="sm"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setDialog('open')}
          >
            <Trans>Add competitor</Trans>
          </Button>
        ) : (
          <ViewOnly />
        )}
      </span>
      {dialog !== 'absent' && (
        <AddCompetitorDialog
          opened={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => {
            setDialog('absent')
            focusAdd()
          }}
          project={project}
          locale={locale}
          competitors={competitors}
          onAdd={changes.add}
        />
      )}
    </Paper>
  )
}

interface ItemProps {
  projectId: string
  competitor: Competitor
  /** null: it can't be removed. */
  onRemove: (() => void) | null
}

/** A competitor, the way to its overview; one whose adding waits in the queue says so. */
export function CompetitorItem({ projectId, competitor, onRemove }: ItemProps) {
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
        <Badge color="iris">
          <Trans>Not sent yet</Trans>
        </Badge>
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
function RefusedItem({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.item} data-refused>
      <span className={classes.name} title={entry.refusal ? i18n._(entry.refusal.message) : undefined}>
        {i18n._(entry.title)}
      </span>
      <Badge color="bad">
        <Trans>Needs your attention</Trans>
      </Badge>
    </li>
  )
}
