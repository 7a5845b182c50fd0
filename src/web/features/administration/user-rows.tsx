import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import type { FoundUser } from '#contract/administration.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import classes from './administration.module.css'
import { nameOf } from './name-of.ts'

interface Props {
  users: readonly FoundUser[]
  mayAct: boolean
  onAct: (user: FoundUser) => void
  onLog: (userId: string) => void
  onRemoveSecondStep: (user: FoundUser) => void
}

export function UserRows({ users, ...actions }: Props) {
  const columns = useUserColumns(actions)
  return (
    <div className={classes.table}>
      <SectionTable
        caption={<Trans>Users found</Trans>}
        rows={users}
        rowId={({ userId }) => userId}
        columns={columns}
      />
    </div>
  )
}

function useUserColumns(actions: Omit<Props, 'users'>): Column<FoundUser>[] {
  const { t } = useLingui()
  const roles = { owner: t`Owner`, admin: t`Admin`, member: t`Member` }
  return [
    {
      id: 'user',
      name: t`User`,
      isRowHeader: true,
      cell: (user) => (
        <>
          <Text span display="block" inherit fw={540}>
            {nameOf(user)}
          </Text>
          <Text span display="block" size="sm" fw={400} c="dimmed" className={classes.email}>
            {user.email}
          </Text>
        </>
      ),
    },
    {
      id: 'organisation',
      name: t`Organisation`,
      cell: ({ organization, role }) => (
        <>
          {organization} <Badge>{roles[role]}</Badge>
        </>
      ),
    },
    { id: 'since', name: t`Since`, cell: ({ createdAt }) => formatDate(createdAt, language()) },
    {
      id: 'actions',
      name: t`Actions`,
      head: <VisuallyHidden>{t`Actions`}</VisuallyHidden>,
      cell: (user) => <Actions user={user} {...actions} />,
    },
  ]
}

function Actions({ user, mayAct, onAct, onLog, onRemoveSecondStep }: Omit<Props, 'users'> & { user: FoundUser }) {
  const { t } = useLingui()
  return (
    <Group gap="xs" className={classes.actions}>
      <Button size="sm" variant="subtle" onClick={() => onLog(user.userId)}>
        <Trans>Activity</Trans>
      </Button>
      {user.hasSecondStep && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => onRemoveSecondStep(user)}
          aria-label={t`Remove two-step verification of ${nameOf(user)}`}
        >
          <Trans>Remove two-step verification</Trans>
        </Button>
      )}
      {user.internal ? (
        <Badge variant="outline">
          <Trans>Staff</Trans>
        </Badge>
      ) : (
        mayAct && (
          <Button size="sm" onClick={() => onAct(user)} aria-label={t`Impersonate ${nameOf(user)}`}>
            <Trans>Impersonate</Trans>
          </Button>
        )
      )}
    </Group>
  )
}
