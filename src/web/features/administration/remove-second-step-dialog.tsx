import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { FoundUser } from '#contract/administration.ts'
import { removeSecondStep } from '#contract/auth/second-step.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { nameOf } from './name-of.ts'
import { useSend } from './use-send.ts'

interface Props {
  user: FoundUser
  onClose: () => void
  onRemoved: () => void
}

/** For a user who lost the phone and the recovery codes. */
export function RemoveSecondStepDialog({ user, onClose, onRemoved }: Props) {
  const name = nameOf(user)
  const { busy, failure, send } = useSend()
  const remove = async () => {
    if (await send(() => call(removeSecondStep, { params: { userId: user.userId } }))) onRemoved()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Remove two-step verification of {name}?</Trans>}
      description={user.email}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Trans>
            Make sure that this request really comes from {name}. They'll log in with their password alone again, all
            their sessions end, and they get an e-mail. The audit log records it.
          </Trans>
        </p>
        {failure && (
          <Text size="sm" c="bad" role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
