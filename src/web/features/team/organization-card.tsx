import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { MyOrganization } from '#contract/team.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useMay } from '#web/session/hooks.ts'
import { switchOrganisation } from '#web/session/switch-organisation.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { nameProblem } from '#web/ui/forms/field-problems.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { roleName } from './names.ts'
import { TeamFailure } from './team-failure.tsx'
import classes from './team.module.css'

interface Props {
  organizations: MyOrganization[]
  isOffline: boolean
  /** `seen`: the name that is to be written over. */
  onRename: (name: string, seen: string) => Promise<void>
}

/** The organisation's name, and the others that the user belongs to. */
export function OrganizationCard({ organizations, isOffline, onRename }: Props) {
  const { t } = useLingui()
  const mayRename = useMay('team/manage')
  const current = organizations.find((one) => one.current)
  const others = organizations.filter((one) => !one.current)
  return (
    <Card title={t`Organisation`} padded>
      <Stack>
        {current && mayRename && (
          <Rename key={current.name} name={current.name} isOffline={isOffline} onRename={onRename} />
        )}
        {current && !mayRename && <Text fw={540}>{current.name}</Text>}
        {others.length > 0 && <Others organizations={others} isOffline={isOffline} />}
      </Stack>
    </Card>
  )
}

/** The name that someone else gave it meanwhile, if renaming failed because of that. */
function nameThere(failure: unknown): string | null {
  const isRenamed = failure instanceof ApiError && failure.code === 'CHANGED_ELSEWHERE'
  return isRenamed ? String(failure.details['name']) : null
}

function Rename({ name, isOffline, onRename }: { name: string; isOffline: boolean; onRename: Props['onRename'] }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(name)
  const [seen, setSeen] = useState(name)
  const { isBusy, failure, submit } = useSubmit(async () => {
    try {
      await onRename(typed.trim(), seen)
    } catch (error) {
      // From now on it is known: the next press is meant.
      setSeen(nameThere(error) ?? seen)
      throw error
    }
  })
  const there = nameThere(failure)
  const problem = nameProblem(typed)
  return (
    <form
      className={classes.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) void submit()
      }}
    >
      {failure !== null && there === null && <TeamFailure failure={failure} />}
      {there !== null && (
        <Note kind="error">
          <Trans>
            Someone else has renamed it to {there}. To use {typed} instead, rename it again.
          </Trans>
        </Note>
      )}
      <Field
        label={t`Name`}
        name="organization"
        autoComplete="organization"
        maxLength={255}
        required
        value={typed}
        onChange={setTyped}
        error={problem}
        hint={<Trans>Visible to your team and people you invite.</Trans>}
      />
      <Button type="submit" disabled={isOffline || problem !== null || typed.trim() === name} busy={isBusy}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  )
}

function Others({ organizations, isOffline }: { organizations: MyOrganization[]; isOffline: boolean }) {
  const isWaiting = useOutbox().entries.length > 0
  return (
    <div className={classes.others}>
      <Title order={3} fz="md" lh="md" fw={540} mb="xs">
        <Trans>Your other organisations</Trans>
      </Title>
      {isWaiting && (
        <Text size="xs" c="dimmed">
          <Trans>You have pending changes. They stay on this device and are sent when you switch back.</Trans>
        </Text>
      )}
      <ul>
        {organizations.map((one) => (
          <Other key={one.organizationId} organization={one} disabled={isOffline} />
        ))}
      </ul>
    </div>
  )
}

function Other({ organization, disabled }: { organization: MyOrganization; disabled: boolean }) {
  const { t, i18n } = useLingui()
  const { organizationId, name, role } = organization
  const { isBusy, failure, submit } = useSubmit(() => switchOrganisation(organizationId))
  return (
    <li>
      <span>
        {name}{' '}
        <Text span size="xs" c="dimmed">
          {i18n._(roleName[role])}
        </Text>
      </span>
      <Button
        size="sm"
        disabled={disabled}
        busy={isBusy}
        onClick={() => void submit()}
        aria-label={t`Switch to ${name}`}
      >
        <Trans>Switch</Trans>
      </Button>
      {failure !== null && <TeamFailure failure={failure} />}
    </li>
  )
}
