import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Text, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Identity } from '#contract/auth/auth.ts'
import { getChanges, type ChangeAction, type OrganisationChange } from '#contract/changes.ts'
import { countryCodeOf, Market } from '#contract/store.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { type Read, read, useRead } from '#web/data/queries/read.ts'
import { countryName, formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { marketName } from '#web/ui/display/source.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Pages } from '#web/ui/controls/pages.tsx'
import { staffWrites } from './staff-writes.ts'

/** Asked for whenever it is opened: people look for what was just changed, wherever that was. */
const changesRead = (organizationId: string, page: number): Read<typeof getChanges> => ({
  ...read(getChanges, { params: { organizationId }, query: { page: String(page) } }),
  staleTime: 0,
})

/** Who changed what in the organisation, and when, a day at a time (MENU-077). */
export function ChangelogPage({ identity: { organizationId } }: { identity: Identity }) {
  const [page, setPage] = useState(1)
  const changes = useRead(changesRead(organizationId, page))
  const phone = usePhone()
  const state = readState(changes)
  const { content = [], totalPages = 0 } = changes.data ?? {}
  return (
    <NarrowPage>
      <Flex component="header" gap={24} align="flex-start" justify="space-between">
        <Text c="dimmed" maw="68ch">
          <Trans>
            Changes made by your team in the last 400 days: apps, competitors, countries, favourites, team and plan.
          </Trans>
        </Text>
        {changes.updatedAt !== null && (
          <Box flex="none">
            <Freshness at={changes.updatedAt} busy={changes.isRefreshing} compact={phone} ofPage />
          </Box>
        )}
      </Flex>
      <Card title={<Trans>Changelog</Trans>}>
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load the changelog</Trans>}
            unsaved={<Trans>This part of the changelog loads when you're back online</Trans>}
            onRetry={changes.refresh}
            minHeight={240}
          />
        ) : content.length === 0 ? (
          <Text c="dimmed" px="var(--sg-card-padding)" py="lg">
            <Trans>No changes yet.</Trans>
          </Text>
        ) : (
          <Days changes={content} />
        )}
        <Pages page={page} total={Math.max(totalPages, page)} onPage={setPage} />
      </Card>
    </NarrowPage>
  )
}

const divided = { style: { borderTop: '1px solid var(--sg-line)' } }

/** Days are those of the device's time zone. */
function Days({ changes }: { changes: readonly OrganisationChange[] }) {
  const days = Map.groupBy(changes, ({ at }) => formatDate(at, language()))
  return [...days].map(([day, ofDay], index) => (
    <Box key={day} component="section" pb="xs" {...(index > 0 && divided)}>
      <Title order={3} size="sm" lh="md" fw={540} c="var(--sg-text-3)" px="var(--sg-card-padding)" pt={14} pb={6}>
        {day}
      </Title>
      <ul>
        {ofDay.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
    </Box>
  ))
}

const anywhere = { overflowWrap: 'anywhere' } as const

/** One change: what, where, who, when. */
function ChangeRow({ change }: { change: OrganisationChange }) {
  const { at, action, project } = change
  const names = useActions()
  return (
    <Flex
      component="li"
      wrap="wrap"
      gap="2px 24px"
      align="baseline"
      justify="space-between"
      px="var(--sg-card-padding)"
      py={7}
    >
      <Text span miw={0} style={anywhere}>
        {names[action]} <Subject change={change} />
      </Text>
      <Group gap="2px 12px" c="dimmed" fz="sm">
        {project && action !== 'app-added' && action !== 'app-removed' && <span>{project.title}</span>}
        {action !== 'rule-stopped' && (
          <span>
            <Actor change={change} />
          </span>
        )}
        <time dateTime={at}>{formatTime(Date.parse(at), language())}</time>
      </Group>
    </Flex>
  )
}

function Actor({ change: { actor, staffAs } }: { change: OrganisationChange }): ReactNode {
  if (!staffAs) return actor === '' ? <Trans>A colleague</Trans> : (actor ?? <Trans>Deleted user</Trans>)
  const { name } = staffAs
  if (actor === null) return name === null ? <Trans>Storeglass staff</Trans> : <Trans>Storeglass staff as {name}</Trans>
  return name === null ? (
    <Trans>Storeglass staff ({actor})</Trans>
  ) : (
    <Trans>
      Storeglass staff ({actor}) as {name}
    </Trans>
  )
}

/** What was added, removed or changed; for plans and log-ins the action says it. */
function Subject({ change: { action, subject, project } }: { change: OrganisationChange }): ReactNode {
  const { t, i18n } = useLingui()
  if (action === 'changed-by-staff') {
    const write = subject === null ? undefined : staffWrites[subject]
    return <Name>{write ? i18n._(write) : t`Something was changed`}</Name>
  }
  if (action === 'app-added' || action === 'app-removed') return <Name>{project?.title}</Name>
  if (action.startsWith('plan-') || action.startsWith('second-step-')) return null
  if (subject === null) return <Trans>a deleted user</Trans>
  if (subject === '') return <Trans>a colleague</Trans>
  if (action === 'market-changed') return <Name>{v.is(Market, subject) ? i18n._(marketName[subject]) : subject}</Name>
  if (!action.startsWith('country-') && !action.startsWith('favourite-')) return <Name>{subject}</Name>
  const code = countryCodeOf(subject)
  return (
    <Name>
      <Flag code={code} size={18} /> {countryName(code, language())}
    </Name>
  )
}

const Name = ({ children }: { children: ReactNode }) => (
  <Text component="strong" fw={540}>
    {children}
  </Text>
)

function useActions(): Record<ChangeAction, string> {
  const { t } = useLingui()
  return {
    'app-added': t`App added:`,
    'app-removed': t`App removed:`,
    'competitor-added': t`Competitor added:`,
    'competitor-removed': t`Competitor removed:`,
    'country-tracked': t`Country tracked:`,
    'country-untracked': t`Country no longer tracked:`,
    'favourite-added': t`Favourite country added:`,
    'favourite-removed': t`Favourite country removed:`,
    'keywords-added': t`Keywords added:`,
    'keywords-removed': t`Keywords removed:`,
    'member-invited': t`Invited to the team:`,
    'member-joined': t`Joined the team:`,
    'member-changed': t`Permissions changed:`,
    'member-removed': t`Removed from the team:`,
    'plan-changed': t`Plan changed`,
    'plan-cancelled': t`Plan cancelled`,
    'plan-reactivated': t`Plan reactivated`,
    'organisation-renamed': t`Organisation renamed:`,
    'market-changed': t`Market changed:`,
    'second-step-required': t`Two-step verification required for everyone`,
    'second-step-optional': t`Two-step verification made optional`,
    'connection-added': t`Connection added:`,
    'connection-changed': t`Connection changed:`,
    'connection-removed': t`Connection revoked:`,
    'listing-published': t`Listing texts published:`,
    'rule-added': t`Rule for replies added:`,
    'rule-changed': t`Rule for replies changed:`,
    'rule-on': t`Rule for replies turned on:`,
    'rule-off': t`Rule for replies turned off:`,
    'rule-stopped': t`Rule for replies stopped automatically:`,
    'rule-asks': t`A reply template was changed, so this rule asks first:`,
    'rule-removed': t`Rule for replies deleted:`,
    'profile-changed': t`Profile changed:`,
    'changed-by-staff': t`Storeglass staff, impersonating a user:`,
  }
}
