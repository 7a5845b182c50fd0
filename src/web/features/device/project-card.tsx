import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Switch, Text } from '@mantine/core'
import { useId } from 'react'
import { keepApp } from '#web/data/keep-offline/keep-and-remove.ts'
import { useKeeping } from '#web/data/keep-offline/keeping.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { Card } from '#web/ui/display/card.tsx'
import { KeptProgress } from '#web/ui/display/kept-progress.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { AppRow } from './app-row.tsx'
import classes from './project-card.module.css'
import type { SavedProject } from './saved-apps.ts'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'

/** What the device has of a project, with the switch that keeps all of it. */
export function ProjectCard({ saved, onRemove }: { saved: SavedProject; onRemove: () => void }) {
  const { t } = useLingui()
  const { project, apps, size } = saved
  const id = useId()
  const state = useKeeping()?.get(project.projectId)
  const keep = (savingData: boolean) => void keepApp(project.projectId, savingData).catch(tellFailure)
  return (
    <Card
      title={project.title}
      pill={<StoreMark store={project.store} size={16} />}
      aside={
        (state || opensOffline()) && (
          <Group gap={10} wrap="nowrap" className={classes.keep}>
            <label htmlFor={id}>
              <Trans>Keep available offline</Trans>
            </label>
            <Switch
              id={id}
              aria-label={t`Keep ${project.title} available offline`}
              checked={state !== undefined}
              onChange={() => (state ? onRemove() : keep(savesData()))}
            />
          </Group>
        )
      }
    >
      {state && (
        <div className={classes.state}>
          <KeptProgress state={state} />
          {state.held === 'savingData' && (
            <Button size="sm" onClick={() => keep(true)}>
              <Trans>Save anyway</Trans>
            </Button>
          )}
        </div>
      )}
      <ul className={classes.apps}>
        {apps.map((app) => (
          <AppRow key={app.trackId} app={app} store={project.store} />
        ))}
      </ul>
      <Group
        justify="space-between"
        gap="sm"
        wrap="nowrap"
        px="var(--sg-card-padding)"
        py="sm"
        style={{ borderTop: '1px solid var(--sg-line)' }}
      >
        <Text span fw={540}>
          {size > 0 ? formatSize(size, language()) : <Trans>Not saved on this device</Trans>}
        </Text>
        <Button size="sm" disabled={size === 0} onClick={onRemove}>
          <Trans>Remove from this device</Trans>
        </Button>
      </Group>
    </Card>
  )
}
