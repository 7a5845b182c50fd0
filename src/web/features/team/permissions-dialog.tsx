import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Permissions, TeamMember } from '#contract/team.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { nameOf } from './names.ts'
import { PermissionFields } from './permission-fields.tsx'
import { TeamFailure } from './team-failure.tsx'
import type { GivenPermissions } from './team-writes.ts'

interface Props {
  member: TeamMember
  /** What they may do now. */
  held: Permissions
  projects: Project[]
  onSave: (permissions: GivenPermissions) => Promise<void>
  onClose: () => void
}

/** Changes a member's permissions, from their next request on. */
export default function PermissionsDialog({ member, held, projects, onSave, onClose }: Props) {
  const { role, ...others } = held
  const [permissions, setPermissions] = useState<GivenPermissions>({
    ...others,
    role: role === 'admin' ? 'admin' : 'member',
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    await onSave(permissions)
    onClose()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Permissions</Trans>}
      description={nameOf(member)}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
            <Trans>Save permissions</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && <TeamFailure failure={failure} />}
        <PermissionFields value={permissions} onChange={setPermissions} projects={projects} />
      </Stack>
    </Dialog>
  )
}
