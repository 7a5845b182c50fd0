import { IconPlus } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { mayChange } from '#web/session/may.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { OverviewResults } from '../use-overview.ts'
import classes from './competitors-card.module.css'
import { CompetitorItem, RefusedItem } from './competitor-item.tsx'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'

const AddCompetitorDialog = lazyWithRetry(async () => ({
  default: (await import('./add-competitor-dialog.tsx')).AddCompetitorDialog,
}))

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
    <section className={classes.card} aria-labelledby={headingId}>
      <h2 className={classes.title} id={headingId}>
        <Trans>Competitors</Trans>
      </h2>
      {state === 'loading' ? (
        <div className={classes.items} aria-busy="true">
          <Skeleton width={150} height={32} />
          <Skeleton width={150} height={32} />
        </div>
      ) : (
        <ul className={classes.items}>
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
            <li className={classes.none}>
              {state === 'unsaved' && <Trans>Not saved on this device</Trans>}
              {state === 'ready' && <Trans>No competitors yet</Trans>}
              {state === 'failed' && (
                <>
                  <Trans>Couldn't load the competitors.</Trans>{' '}
                  <button type="button" className={classes.retry} onClick={result.refresh}>
                    <Trans>Try again</Trans>
                  </button>
                </>
              )}
            </li>
          )}
        </ul>
      )}
      <span ref={addButton} className={classes.add}>
        {isEditor ? (
          <Button
            size="small"
            icon={<IconPlus size={15} stroke={1.8} aria-hidden />}
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
    </section>
  )
}
