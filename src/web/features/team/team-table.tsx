import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { GrantablePrivilege } from '#contract/protocol/access.ts'
import type { Permissions, TeamMember } from '#contract/team.ts'
import { useMay } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import { grantName, nameOf, offeredGrants, permissionName, roleName, statusName } from './names.ts'
import classes from './team.module.css'

export type MemberAction = 'permissions' | 'remove' | 'again'

interface Props {
  members: TeamMember[]
  ownId: string
  disabled: boolean
  /** Whose invitation is being sent again. */
  sendingTo: string | null
  onAct: (member: TeamMember, action: MemberAction) => void
}

/** The team, one a row; on a phone one below the other. */
export function TeamTable(props: Props) {
  const columns = useMemberColumns(props)
  return (
    <div className={classes.table}>
      <SectionTable
        caption={<Trans>Team members</Trans>}
        rows={props.members}
        rowId={({ userId }) => userId}
        columns={columns}
      />
    </div>
  )
}

function useMemberColumns({ members, ownId, disabled, sendingTo, onAct }: Props): Column<TeamMember>[] {
  const { t, i18n } = useLingui()
  // Only who manages the team sees the permissions of all.
  const withApps = members.every(({ permissions }) => permissions !== null)
  const apps: Column<TeamMember> = {
    id: 'apps',
    name: t`Apps`,
    cellProps: () => ({ 'data-label': t`Apps` }),
    cell: ({ permissions }) =>
      permissions && (
        <>
          <Apps permissions={permissions} />
          <Grants grants={permissions.grants} />
        </>
      ),
  }
  return [
    {
      id: 'person',
      name: t`Person`,
      cellProps: () => ({ className: classes.person }),
      cell: (member) => <Person member={member} isSelf={member.userId === ownId} />,
    },
    {
      id: 'role',
      name: t`Role`,
      cellProps: () => ({ 'data-label': t`Role` }),
      cell: ({ role }) => i18n._(roleName[role]),
    },
    ...(withApps ? [apps] : []),
    {
      id: 'status',
      name: t`Status`,
      cellProps: () => ({ 'data-label': t`Status` }),
      cell: (member) => <Status member={member} />,
    },
    {
      id: 'actions',
      name: t`Actions`,
      head: <VisuallyHidden>{t`Actions`}</VisuallyHidden>,
      cellProps: () => ({ className: classes.actions }),
      cell: (member) => (
        <Actions
          member={member}
          disabled={disabled}
          isSending={sendingTo === member.userId}
          onAct={(action) => onAct(member, action)}
        />
      ),
    },
  ]
}

function Person({ member, isSelf }: { member: TeamMember; isSelf: boolean }) {
  const name = nameOf(member)
  const { email } = member
  return (
    <>
      <Text span inherit fw={540}>
        {name || <Trans>No name given</Trans>}
        {isSelf && (
          <Text span inherit c="dimmed" ml={6}>
            <Trans>(you)</Trans>
          </Text>
        )}
      </Text>
      {email !== '' && name !== email && <Detail>{email}</Detail>}
    </>
  )
}

function Apps({ permissions: { role, account, apps } }: { permissions: Permissions }) {
  const { i18n } = useLingui()
  if (role !== 'member') return <Trans>All apps</Trans>
  return (
    <>
      {i18n._(permissionName[account])}
      {apps.length > 0 && (
        <Detail>
          <Plural value={apps.length} one="# app differs" other="# apps differ" />
        </Detail>
      )}
    </>
  )
}

/** What a member may do on top of their apps, in the order of the dialog. */
function Grants({ grants }: { grants: readonly GrantablePrivilege[] }) {
  const { i18n } = useLingui()
  const names = offeredGrants.filter((one) => grants.includes(one)).map((one) => i18n._(grantName[one]))
  return names.length > 0 && <Detail>{names.join(', ')}</Detail>
}

function Status({ member: { status, hasSecondStep } }: { member: TeamMember }) {
  const { i18n } = useLingui()
  return (
    <>
      <Badge
        color={status === 'active' ? 'good' : status === 'invited' ? 'iris' : 'gray'}
        variant={status === 'active' || status === 'invited' ? 'light' : 'outline'}
      >
        {i18n._(statusName[status])}
      </Badge>
      {hasSecondStep !== undefined && (
        <Detail>
          {hasSecondStep ? <Trans>Two-step verification on</Trans> : <Trans>Two-step verification off</Trans>}
        </Detail>
      )}
    </>
  )
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Text span display="block" size="xs" c="dimmed">
    {children}
  </Text>
)

interface ActionsProps extends Pick<Props, 'disabled'> {
  member: TeamMember
  isSending: boolean
  onAct: (action: MemberAction) => void
}

function Actions({ member, disabled, isSending, onAct }: ActionsProps) {
  const { t } = useLingui()
  const mayManage = useMay('team/manage')
  const mayInviteAgain = useMay('team/invite_again')
  const name = nameOf(member)
  return (
    <>
      {mayInviteAgain && member.status !== 'active' && (
        <Button
          size="sm"
          disabled={disabled}
          busy={isSending}
          onClick={() => onAct('again')}
          aria-label={t`Resend the invitation to ${name}`}
        >
          <Trans>Resend</Trans>
        </Button>
      )}
      {mayManage && member.role !== 'owner' && (
        <>
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => onAct('permissions')}
            aria-label={t`Permissions of ${name}`}
          >
            <Trans>Permissions</Trans>
          </Button>
          <Button size="sm" disabled={disabled} onClick={() => onAct('remove')} aria-label={t`Remove ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        </>
      )}
    </>
  )
}
