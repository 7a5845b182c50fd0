import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { AppPermission, type GrantablePrivilege } from '#contract/protocol/access.ts'
import type { Project } from '#contract/projects.ts'
import { chosenOf } from '#web/ui/controls/select-field.tsx'
import { grantHint, grantName, offeredGrants, permissionName, roleName } from './names.ts'
import classes from './permission-fields.module.css'
import type { GivenPermissions } from './team-writes.ts'

interface Props {
  value: GivenPermissions
  onChange: (value: GivenPermissions) => void
  projects: Project[]
}

/** Role, permission on the account and on single apps, and additional grants (TEAM-002). */
export function PermissionFields({ value, onChange, projects }: Props) {
  const { t, i18n } = useLingui()
  const { role, account, apps, grants } = value
  const setApp = (projectId: string, permission: AppPermission | undefined) => {
    const others = apps.filter((one) => one.projectId !== projectId)
    onChange({ ...value, apps: permission ? [...others, { projectId, permission }] : others })
  }
  return (
    <Stack gap={14}>
      <Group justify="space-between" gap="6px 16px" mih={36}>
        <Text span fw={540} aria-hidden>
          <Trans>Role</Trans>
        </Text>
        <SegmentedControl
          aria-label={t`Role`}
          size="sm"
          data={(['member', 'admin'] as const).map((one) => ({ value: one, label: i18n._(roleName[one]) }))}
          value={role}
          onChange={(next) => onChange({ ...value, role: next })}
        />
      </Group>
      {role === 'admin' && (
        <Text size="sm" c="dimmed">
          <Trans>
            Admins can edit every app, manage the team and see invoices. Only the owner can change the plan.
          </Trans>
        </Text>
      )}
      {role === 'member' && (
        <>
          <Group justify="space-between" gap="6px 16px" mih={36}>
            <Text span fw={540} aria-hidden>
              <Trans>All apps</Trans>
            </Text>
            <SegmentedControl
              aria-label={t`All apps`}
              size="sm"
              data={AppPermission.options.map((one) => ({ value: one, label: i18n._(permissionName[one]) }))}
              value={account}
              onChange={(next) => onChange({ ...value, account: next })}
            />
          </Group>
          {projects.length > 0 && (
            <fieldset className={classes.group}>
              <legend>
                <Trans>Apps with their own permission</Trans>
              </legend>
              {projects.map(({ projectId, title }) => (
                <AppField
                  key={projectId}
                  title={title}
                  value={apps.find((one) => one.projectId === projectId)?.permission}
                  onChange={(permission) => setApp(projectId, permission)}
                />
              ))}
            </fieldset>
          )}
          <fieldset className={classes.group}>
            <legend>
              <Trans>Can also</Trans>
            </legend>
            {offeredGrants.map((grant) => (
              <GrantField
                key={grant}
                grant={grant}
                checked={grants.includes(grant)}
                onChange={(isGiven) => {
                  const others = grants.filter((one) => one !== grant)
                  onChange({ ...value, grants: isGiven ? [...others, grant] : others })
                }}
              />
            ))}
          </fieldset>
        </>
      )}
    </Stack>
  )
}

interface GrantFieldProps {
  grant: GrantablePrivilege
  checked: boolean
  onChange: (isGiven: boolean) => void
}

function GrantField({ grant, checked, onChange }: GrantFieldProps) {
  const { i18n } = useLingui()
  return (
    <Checkbox
      label={i18n._(grantName[grant])}
      description={i18n._(grantHint[grant])}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

interface AppFieldProps {
  title: string
  value: AppPermission | undefined
  onChange: (value: AppPermission | undefined) => void
}

const AS_FOR_ALL = 'as-for-all'

function AppField({ title, value, onChange }: AppFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const options = [
    { value: AS_FOR_ALL, label: t`Same as for all apps` },
    ...AppPermission.options.map((one) => ({ value: one, label: i18n._(permissionName[one]) })),
  ] as const
  return (
    <Group justify="space-between" gap="6px 16px" mih={36}>
      <label className={classes.app} htmlFor={id}>
        {title}
      </label>
      <NativeSelect
        id={id}
        data={[...options]}
        value={value ?? AS_FOR_ALL}
        onChange={chosenOf(options, (next) => onChange(next === AS_FOR_ALL ? undefined : next))}
      />
    </Group>
  )
}
