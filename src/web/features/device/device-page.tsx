import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { removeAllSaved, removeSavedApp } from '#web/data/keep-offline/keep-and-remove.ts'
import { keepChanges, useKeeping } from '#web/data/keep-offline/keeping.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'
import { pagePlan } from '#web/data/keep-offline/page-plans.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Confirm } from './confirm.tsx'
import { ProjectCard } from './project-card.tsx'
import { StorageCard } from './storage-card.tsx'
import { readSavedPages, type Saved } from './saved-apps.ts'
import { collectDiagnostics } from './diagnostics/collect.ts'

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
    <NarrowPage>
      <Text maw="68ch" c="dimmed">
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
      </Text>
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
    </NarrowPage>
  )
}

/** How often the list is refreshed while pages are being saved, ms. */
const PACE_MS = 1000

/** What is saved on the device; undefined: not read yet; null: this browser saves nothing. */
function useSaved(identity: Identity): Saved | null | undefined {
  const [saved, setSaved] = useState<Saved | null>()
  const plan = useSyncExternalStore(pagePlan.subscribe, pagePlan.get)
  const changes = useSyncExternalStore(keepChanges.subscribe, keepChanges.get)
  const keeping = useKeeping()
  const progress = [...(keeping ?? [])].map(([id, { saved, pages }]) => `${id} ${saved} ${pages}`).join()
  const isFirst = saved === undefined
  useEffect(() => {
    if (!plan) return undefined
    let live = true
    const look = async () => {
      const found = await readSavedPages(plan, identity).catch(() => null)
      if (live) setSaved(found)
    }
    const timer = setTimeout(() => void look(), isFirst ? 0 : PACE_MS)
    return () => {
      live = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what the device has is followed by `progress` and `changes`
  }, [plan, identity.userId, progress, changes])
  return saved
}

/** A file for support: the state of this browser and storage, without the user's data. */
function DiagnosticsCard() {
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const save = async () => {
    setState('busy')
    const text = JSON.stringify(await collectDiagnostics(), null, 2)
    saveFile(text, 'storeglass-diagnostics.json', 'application/json')
    setState('saved')
  }
  return (
    <Card title={<Trans>Diagnostics</Trans>} padded>
      <Text size="sm" c="dimmed">
        <Trans>Technical details for support. Contains none of your data and isn't sent anywhere.</Trans>
      </Text>
      <Group gap="8px 12px" mt="md" pt="md" style={{ borderTop: '1px solid var(--sg-line)' }}>
        <Button size="sm" busy={state === 'busy'} onClick={() => void save()}>
          <Trans>Save diagnostics as a file</Trans>
        </Button>
        <p role="status">{state === 'saved' && <Trans>Saved as storeglass-diagnostics.json</Trans>}</p>
      </Group>
    </Card>
  )
}
