import { Trans } from '@lingui/react/macro'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '@mantine/core'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TemplateManager } from './template-manager.tsx'
import { templatesRead } from '../reads.ts'
import classes from './templates.module.css'

interface Props {
  organizationId: string
  onClose: () => void
}

/** The organisation's reply templates, in a side dialog. */
export default function TemplatesDialog({ organizationId, onClose }: Props) {
  const templates = useRead(templatesRead(organizationId))
  const isOffline = useConnectivity() === 'offline'
  const mayReply = useMay('reviews/reply')
  const mayChange = mayReply && templates.data?.permission !== 'view'
  const state = readState(templates)
  return (
    <Dialog
      opened
      onClose={onClose}
      placement="side"
      width={860}
      whole
      flush
      title={<Trans>Reply templates</Trans>}
      {...(!mayChange && {
        description: mayReply ? (
          <Trans>
            You can use them but not change them: they're used for every app, and you can't edit all apps. Ask an owner
            or admin.
          </Trans>
        ) : (
          <Trans>You can view them but not change them.</Trans>
        ),
      })}
    >
      {isOffline && templates.data && (
        <div className={classes.state}>
          <Freshness at={templates.updatedAt} />
        </div>
      )}
      {templates.data === undefined || state !== 'ready' ? (
        <div className={classes.state}>
          <SectionState
            state={state === 'ready' ? 'loading' : state}
            failed={<Trans>Couldn't load the templates</Trans>}
            unsaved={<Trans>Not saved on this device. The templates load when you're back online.</Trans>}
            onRetry={templates.refresh}
            minHeight={260}
            skeleton={
              <>
                <Skeleton height={64} />
                <Skeleton height={64} />
                <Skeleton height={64} />
              </>
            }
          />
        </div>
      ) : (
        <TemplateManager organizationId={organizationId} all={templates.data} mayChange={mayChange} />
      )}
    </Dialog>
  )
}
