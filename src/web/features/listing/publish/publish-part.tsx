import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
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

/** Publishes the drafts to the console of the app's store. */
export function PublishButton({ app, fields }: Omit<Props, 'language'>) {
  const isOffline = useConnectivity() === 'offline'
  const [times, setTimes] = useState(0)
  const [opened, setOpened] = useState(false)
  const isWaiting = fields.some((field) => field.isWaiting)
  return (
    <>
      <Button
        variant="filled"
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
      {times > 0 && (
        <PublishDialog key={times} app={app} isWaiting={isWaiting} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  )
}

/** How far the texts of the language have come, and that publishing waits for a connection. */
export function PublishStatus({ app, language, fields }: Props) {
  const { project } = app
  const { data: publications = [] } = useRead(publicationsRead(project.projectId))
  const isOffline = useConnectivity() === 'offline'
  return (
    <>
      {isOffline && mayChange(project) && (
        <Note kind="offline">
          <Trans>Publishing waits until Storeglass can be reached. Drafts are kept until then.</Trans>
        </Note>
      )}
      <PublicationStatus store={project.store} publications={publications} language={language} fields={fields} />
    </>
  )
}

const PublishDialog = lazyWithRetry(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))
