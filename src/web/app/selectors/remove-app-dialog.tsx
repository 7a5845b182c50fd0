import { Trans } from '@lingui/react/macro'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { getIdentity } from '#web/session/session.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'

interface Props {
  project: Project
  onClose: () => void
}

/** Asks before an app is removed, and says what goes with it. Works offline: it is sent when it can be. */
export default function RemoveAppDialog({ project, onClose }: Props) {
  const isOffline = useConnectivity() === 'offline'
  const { projectId, title: projectTitle, trackId, store } = project
  const remove = async () => {
    const organizationId = getIdentity()?.organizationId
    onClose()
    if (!organizationId) return
    try {
      await append('removeApp', { organizationId, projectId, projectTitle, app: { trackId, store } })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Remove {projectTitle}?</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onClick={() => void remove()}>
            <Trans>Remove app</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          It will be removed for everyone in your organisation, with its competitors, tracked countries and permissions.
          You can add the app again later, but this won't restore them.
        </Trans>
      </p>
      {isOffline && (
        <p role="status">
          <Trans>You're offline. We'll remove it when you're back online.</Trans>
        </p>
      )}
    </Dialog>
  )
}
