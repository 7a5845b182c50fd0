import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '#contract/team.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { MemberRow, type MemberAction } from './member-row.tsx'
import classes from './team.module.css'

interface Props {
  members: TeamMember[]
  ownId: string
  disabled: boolean
  /** Whose invitation is being sent again. */
  sendingTo: string | null
  onAct: (member: TeamMember, action: MemberAction) => void
}

/** The team, one a row; on a phone one below the other. */
export function TeamTable({ members, ownId, disabled, sendingTo, onAct }: Props) {
  const { t } = useLingui()
  const withApps = members.every(({ permissions }) => permissions !== null)
  return (
    <div className={classes.table}>
      <DataTable caption={<Trans>Team members</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Person</Trans>
            </th>
            <th scope="col">
              <Trans>Role</Trans>
            </th>
            {withApps && (
              <th scope="col">
                <Trans>Apps</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <span className="sg-visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === ownId}
              withApps={withApps}
              disabled={disabled}
              isSending={sendingTo === member.userId}
              onAct={(action) => onAct(member, action)}
            />
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
