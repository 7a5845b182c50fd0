import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { GrantablePrivilege } from '#contract/protocol/access.ts'
import type { Permissions, TeamMember } from '#contract/team.ts'
import { useMay } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { grantName, nameOf, offeredGrants, permissionName, roleName, statusName } from './names.ts'
import classes from './team.module.css'

export type MemberAction = 'permissions' | 'remove' | 'again'

interface Props {
  member: TeamMember
  isSelf: boolean
  /** Told to who manages the team. */
  withApps: boolean
  disabled: boolean
  /** Its invitation is being sent again. */
  isSending: boolean
  onAct: (action: MemberAction) => void
}

/** One of the team, with what the reader may do about them. */
export function MemberRow({ member, isSelf, withApps, disabled, isSending, onAct }: Props) {
  const { t, i18n } = useLingui()
  const mayManage = useMay('team/manage')
  const mayInviteAgain = useMay('team/invite_again')
  const { status, email, role, permissions, hasSecondStep } = member
  const name = nameOf(member)
  const isOwner = role === 'owner'
  return (
    <tr>
      <td className={classes.person}>
        <span className={classes.name}>
          {name || <Trans>No name given</Trans>}
          {isSelf && (
            <span className={classes.self}>
              <Trans>(you)</Trans>
            </span>
          )}
        </span>
        {email !== '' && name !== email && <span className={classes.quiet}>{email}</span>}
      </td>
      <td data-label={t`Role`}>{i18n._(roleName[role])}</td>
      {withApps && (
        <td data-label={t`Apps`}>
          {permissions && <Apps permissions={permissions} />}
          {permissions && <Grants grants={permissions.grants} />}
        </td>
      )}
      <td data-label={t`Status`}>
        <Tag tone={status === 'active' ? 'good' : status === 'invited' ? 'acc' : 'line'}>
          {i18n._(statusName[status])}
        </Tag>
        {hasSecondStep !== undefined && (
          <span className={classes.quiet}>
            {hasSecondStep ? <Trans>Two-step verification on</Trans> : <Trans>Two-step verification off</Trans>}
          </span>
        )}
      </td>
      <td className={classes.actions}>
        {mayInviteAgain && status !== 'active' && (
          <Button
            size="small"
            disabled={disabled}
            busy={isSending}
            onClick={() => onAct('again')}
            aria-label={t`Resend the invitation to ${name}`}
          >
            <Trans>Resend</Trans>
          </Button>
        )}
        {mayManage && !isOwner && (
          <>
            <Button
              size="small"
              disabled={disabled}
              onClick={() => onAct('permissions')}
              aria-label={t`Permissions of ${name}`}
            >
              <Trans>Permissions</Trans>
            </Button>
            <Button size="small" disabled={disabled} onClick={() => onAct('remove')} aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}

function Apps({ permissions: { role, account, apps } }: { permissions: Permissions }) {
  const { i18n } = useLingui()
  if (role !== 'member') return <Trans>All apps</Trans>
  return (
    <>
      {i18n._(permissionName[account])}
      {apps.length > 0 && (
        <span className={classes.quiet}>
          <Plural value={apps.length} one="# app differs" other="# apps differ" />
        </span>
      )}
    </>
  )
}

/** What a member may do on top of their apps, in the order of the dialog. */
function Grants({ grants }: { grants: readonly GrantablePrivilege[] }) {
  const { i18n } = useLingui()
  const names = offeredGrants.filter((one) => grants.includes(one)).map((one) => i18n._(grantName[one]))
  return names.length > 0 && <span className={classes.quiet}>{names.join(', ')}</span>
}
