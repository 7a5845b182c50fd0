import { Trans, useLingui } from '@lingui/react/macro'
import type { FoundUser } from '#contract/administration.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import classes from './administration.module.css'
import { nameOf } from './name-of.ts'

interface Props {
  users: readonly FoundUser[]
  mayAct: boolean
  onAct: (user: FoundUser) => void
  onLog: (userId: string) => void
  onRemoveSecondStep: (user: FoundUser) => void
}

export function UserRows({ users, mayAct, onAct, onLog, onRemoveSecondStep }: Props) {
  const { t } = useLingui()
  const roles = { owner: t`Owner`, admin: t`Admin`, member: t`Member` }
  return (
    <div className={classes.table}>
      <DataTable caption={<Trans>Users found</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>User</Trans>
            </th>
            <th scope="col">
              <Trans>Organisation</Trans>
            </th>
            <th scope="col">
              <Trans>Since</Trans>
            </th>
            <th scope="col">
              <span className="sg-visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.userId}>
              <th scope="row">
                <span className={classes.name}>{nameOf(user)}</span>
                <span className={classes.email}>{user.email}</span>
              </th>
              <td>
                {user.organization} <Tag>{roles[user.role]}</Tag>
              </td>
              <td>{formatDate(user.createdAt, language())}</td>
              <td className={classes.actions}>
                <Button size="small" variant="subtle" onClick={() => onLog(user.userId)}>
                  <Trans>Activity</Trans>
                </Button>
                {user.hasSecondStep && (
                  <Button
                    size="small"
                    variant="subtle"
                    onClick={() => onRemoveSecondStep(user)}
                    aria-label={t`Remove two-step verification of ${nameOf(user)}`}
                  >
                    <Trans>Remove two-step verification</Trans>
                  </Button>
                )}
                {user.internal ? (
                  <Tag tone="line">
                    <Trans>Staff</Trans>
                  </Tag>
                ) : (
                  mayAct && (
                    <Button size="small" onClick={() => onAct(user)} aria-label={t`Impersonate ${nameOf(user)}`}>
                      <Trans>Impersonate</Trans>
                    </Button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
