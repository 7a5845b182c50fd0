import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { EditedField } from '../editor/use-editor.ts'
import { publicationsRead } from '../reads.ts'
import { PublicationStatus } from './publication-status.tsx'

interface Props {
  app: AppInCountry
  language: string
  /** Of the language, with what the store shows. */
  fields: readonly EditedField[]
}

/** Publishes the drafts to App Store Connect, and says how far the texts of the language have come. */
export function PublishPart({ app, language, fields }: Props) {
  const { project } = app
  const { data: publications = [] } = useRead(publicationsRead(project.projectId), {
    enabled: project.store === 'APP_STORE',
  })
  const isOffline = useConnectivity() === 'offline'
  const [times, setTimes] = useState(0)
  const [opened, setOpened] = useState(false)
  if (project.store !== 'APP_STORE') return null
  const isWaiting = fields.some((field) => field.isWaiting)
  return (
    <>
      {mayChange(project) && (
        <Group gap="sm">
          <Button
            leftSection={<IconUpload size={17} stroke={1.7} aria-hidden />}
            aria-haspopup="dialog"
            disabled={isOffline}
            onClick={() => {
              setTimes(times + 1)
              setOpened(true)
            }}
          >
            <Trans>Publish</Trans>
          </Button>
          {isOffline && (
            <Note kind="offline">
              <Trans>Publishing waits until Storeglass can be reached. Drafts are kept until then.</Trans>
            </Note>
          )}
        </Group>
      )}
      <PublicationStatus publications={publications} language={language} fields={fields} />
      {times > 0 && (
        <PublishDialog key={times} app={app} isWaiting={isWaiting} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  )
}

const PublishDialog = lazyWithRetry(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))
