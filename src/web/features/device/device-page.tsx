import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { removeAllSaved, removeSavedApp } from '#web/data/keep-offline/keeping.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Confirm } from './confirm.tsx'
import classes from './device-page.module.css'
import { DiagnosticsCard } from './diagnostics/diagnostics-card.tsx'
import { ProjectCard } from './project-card.tsx'
import { StorageCard } from './storage-card.tsx'
import { useSaved } from './use-saved.ts'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'

interface Props {
  identity: Identity
}

/** Everything that opens without a connection: how old it is, how large, and how to keep or remove it. */
export function DevicePage({ identity }: Props) {
  const { t } = useLingui()
  const saved = useSaved(identity)
  const [removing, setRemoving] = useState<{ projectId: string; title: string } | 'all' | null>(null)
  const remove = async () => {
    if (removing === 'all') await removeAllSaved()
    else if (removing) await removeSavedApp(removing.projectId)
  }
  return (
    <div className={classes.page}>
      <p className={classes.lead}>
        {opensOffline() ? (
          <Trans>
            Pages you've opened stay on this device until space runs out. What you keep available offline stays until
            you remove it.
          </Trans>
        ) : (
          <Trans>
            At this address, pages can't open without a connection, because it doesn't use https. What you've opened
            shows faster the next time, and changes you make while the server is away are sent later.
          </Trans>
        )}
      </p>
      {saved === undefined && <SectionState state="loading" failed="" unsaved="" minHeight={240} />}
      {saved === null && <EmptyState title={t`This browser blocks storage.`} />}
      {saved && (
        <>
          <StorageCard saved={saved} onRemoveAll={() => setRemoving('all')} />
          {saved.projects.map((one) => (
            <ProjectCard
              key={one.project.projectId}
              saved={one}
              onRemove={() => setRemoving({ projectId: one.project.projectId, title: one.project.title })}
            />
          ))}
        </>
      )}
      <DiagnosticsCard />
      <Confirm
        opened={removing !== null}
        title={
          removing === 'all' ? <Trans>Remove all saved pages?</Trans> : <Trans>Remove {removing?.title ?? ''}?</Trans>
        }
        action={<Trans>Remove from this device</Trans>}
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      >
        {removing === 'all' ? (
          <Trans>
            All saved data and images will be removed from this device, and nothing stays available offline. Pending
            changes stay.
          </Trans>
        ) : (
          <Trans>
            We'll remove the saved pages and images of the app and its competitors. They'll need a connection to open.
            Data that another offline app uses stays.
          </Trans>
        )}
      </Confirm>
    </div>
  )
}
