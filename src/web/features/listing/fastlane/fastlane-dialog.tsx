import { Trans } from '@lingui/react/macro'
import { Divider, Stack } from '@mantine/core'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { mayChange } from '#web/session/may.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { isDraft } from '../editor/use-editor.ts'
import { withQueue } from '../editor/field-drafts.ts'
import { listingDraftsRead } from '../reads.ts'
import { ExportPart } from './export-part.tsx'
import { ImportPart } from './import-part.tsx'

interface Props {
  app: AppInCountry
  opened: boolean
  onClose: () => void
}

/** The drafts of all languages as the folders that fastlane sends to the store, out and in. */
export function FastlaneDialog({ app, opened, onClose }: Props) {
  const { projectId } = app.project
  const result = useRead(listingDraftsRead(projectId))
  const drafts = result.data ?? withQueue(projectId, undefined)
  const state = readState(result)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={640}
      title={<Trans>fastlane folders</Trans>}
      description={
        app.project.store === 'APP_STORE' ? (
          <Trans>All languages at once, as “fastlane deliver” reads them.</Trans>
        ) : (
          <Trans>All languages at once, as “fastlane supply” reads them.</Trans>
        )
      }
    >
      <Stack gap="lg">
        {state === 'ready' ? (
          <ExportPart app={app} drafts={drafts.filter(isDraft)} />
        ) : (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load the drafts</Trans>}
            unsaved={<Trans>Drafts load when you're back online</Trans>}
            onRetry={result.refresh}
          />
        )}
        {mayChange(app.project) && (
          <>
            <Divider />
            <ImportPart app={app} drafts={drafts} onDone={onClose} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
