import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { TeamMember } from '#contract/team.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { nameOf } from './names.ts'
import { TeamFailure } from './team-failure.tsx'

interface Props {
  member: TeamMember
  onRemove: () => Promise<void>
  onClose: () => void
}

/** Asks before a member is removed or an invitation is withdrawn. */
export default function RemoveDialog({ member, onRemove, onClose }: Props) {
  const { isBusy, failure, submit } = useSubmit(async () => {
    await onRemove()
    onClose()
  })
  const name = nameOf(member)
  const hasJoined = member.status === 'active'
  return (
    <Dialog
      opened
      onClose={onClose}
      width={440}
      title={hasJoined ? <Trans>Remove {name}?</Trans> : <Trans>Withdraw the invitation?</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
            {hasJoined ? <Trans>Remove from the team</Trans> : <Trans>Withdraw</Trans>}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && <TeamFailure failure={failure} />}
        <p>
          {hasJoined ? (
            <Trans>
              We log them out everywhere, and they lose access to these apps. Their account and everything they added to
              the apps stay.
            </Trans>
          ) : (
            <Trans>The link sent to {name} stops working.</Trans>
          )}
        </p>
      </Stack>
    </Dialog>
  )
}
