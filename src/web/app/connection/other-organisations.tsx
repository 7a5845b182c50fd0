import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import type { Identity } from '#contract/auth/auth.ts'
import { useRead } from '#web/data/queries/read.ts'
import { myOrganizationsRead } from '#web/data/queries/team-reads.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { switchOrganisation } from '#web/session/switch-organisation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { WaitingEntry } from './pending-entry.tsx'

interface Props {
  entries: readonly OutboxEntry[]
  isOffline: boolean
  onLeave: () => void
}

/** Changes that were made in other organisations: to whom they belong, and what can be done with them. */
export function OtherOrganisations(props: Props) {
  const identity = useIdentity()
  return identity && <ByOrganisation identity={identity} {...props} />
}

function ByOrganisation({ identity, entries, isOffline, onLeave }: Props & { identity: Identity }) {
  const { data: mine } = useRead(myOrganizationsRead(identity))
  const groups = Map.groupBy(entries, ({ organization }) => organization?.id ?? '')
  return [...groups].map(([id, its]) => {
    const known = mine?.find(({ organizationId }) => organizationId === id)
    // The newest change has the latest name.
    const name = known?.name ?? its.findLast(({ organization }) => organization?.name)?.organization?.name ?? null
    const isMember = mine === undefined || known !== undefined
    return <Organisation key={id} entries={its} isOffline={isOffline} onLeave={onLeave} {...{ id, name, isMember }} />
  })
}

interface OrganisationProps extends Props {
  id: string
  /** null: not known. */
  name: string | null
  isMember: boolean
}

function Organisation({ id, name, isMember, entries, isOffline, onLeave }: OrganisationProps) {
  const { t } = useLingui()
  const { isBusy, submit } = useSubmit(() => switchOrganisation(id).then(onLeave).catch(tellFailure))
  const owner = name === null ? t`Belongs to another organisation` : t`Belongs to ${name}`
  return (
    <section aria-label={owner}>
      <Text component="h3" size="xs" fw={540} c="dimmed" py="xs">
        {owner}
      </Text>
      <Text size="sm" c="dimmed">
        {isMember
          ? plural(entries.length, {
              one: 'This change is sent when you switch back to that organisation. You can also discard it.',
              other: 'These changes are sent when you switch back to that organisation. You can also discard them.',
            })
          : plural(entries.length, {
              one: "You are no longer in that organisation, so this change can't be sent. Export it to keep a copy, or discard it.",
              other:
                "You are no longer in that organisation, so these changes can't be sent. Export them to keep a copy, or discard them.",
            })}
      </Text>
      {isMember && (
        <Group gap={6} mt={10}>
          <Button size="sm" disabled={isOffline} busy={isBusy} onClick={() => void submit()}>
            {isOffline ? (
              <Trans>Switch when you're online</Trans>
            ) : name === null ? (
              <Trans>Switch back</Trans>
            ) : (
              <Trans>Switch to {name}</Trans>
            )}
          </Button>
        </Group>
      )}
      <Box component="ul" mb="sm" aria-label={owner}>
        {entries.map((entry) => (
          <WaitingEntry key={entry.seq} entry={entry} />
        ))}
      </Box>
    </section>
  )
}
