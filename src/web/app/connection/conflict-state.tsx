import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { discard } from '#web/offline/outbox/outbox.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import { append } from '#web/commands/append.ts'
import { countryAtStart } from '#web/i18n/country.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { conflictOf, type Taken, type Names, type Reply } from './conflict.ts'

/**
 * Removes a competitor and adds the refused one in its place. The refused change goes last: until then it holds the
 * new one back, so that nothing is lost where the device can't keep them. Throws as `append` does.
 * @param seq of the refused change
 */
async function replace(seq: number, taken: Taken, wanted: CommandPayload<'addCompetitor'>): Promise<void> {
  const { projectId, projectTitle } = wanted
  const { store } = wanted.app
  await append('removeCompetitor', {
    projectId,
    projectTitle,
    app: { store, trackId: taken.trackId },
    title: taken.name,
  })
  await append('addCompetitor', wanted)
  await discard(seq)
}

interface Props {
  entry: OutboxEntry
  /** Nothing else waits for it: it can give way to other changes. */
  isFree: boolean
}

/** What is there now in place of what a refused change wanted, and what can give way to it; nothing where nobody knows. */
export function ConflictState({ entry, isFree }: Props) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const conflict = conflictOf(entry)
  if (!conflict) return null
  if (conflict.kind === 'names') return <NamesState seq={entry.seq} isFree={isFree} {...conflict} />
  if (conflict.kind === 'reply') return <ReplyState {...conflict} />
  if (conflict.kind === 'lastCountry') {
    const country = countryAtStart(conflict.wanted.locale)
    const project = conflict.wanted.projectTitle
    return (
      <Box component="dl" m="8px 0 0" fz="sm" lh="sm">
        <Text component="dt" size="xs" lh="sm" c="var(--sg-text-3)">
          <Trans>Current</Trans>
        </Text>
        <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28}>
          <Trans>
            {country} is the only country left for {project}.
          </Trans>
        </Group>
      </Box>
    )
  }
  const { wanted, taken } = conflict
  const mine = wanted.known?.title ?? wanted.app.trackId
  const give = async (one: Taken) => {
    setBusy(true)
    await replace(entry.seq, one, wanted).catch(tellFailure)
    setBusy(false)
  }
  return (
    <Box component="dl" m="8px 0 0" fz="sm" lh="sm">
      <Text component="dt" size="xs" lh="sm" c="var(--sg-text-3)">
        <Trans>Current</Trans>
      </Text>
      {taken.map(({ trackId, name }) => (
        <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28} key={trackId}>
          <span>{name}</span>
          {isFree && (
            <Button
              size="sm"
              variant="subtle"
              busy={busy}
              aria-label={t`Replace ${name} with ${mine}`}
              onClick={() => void give({ trackId, name })}
            >
              <Trans>Replace</Trans>
            </Button>
          )}
        </Group>
      ))}
    </Box>
  )
}

interface NamesProps {
  /** Of the refused change. */
  seq: number
  wanted: CommandPayload<'updateProfile'>
  there: Names
  /** Nothing else waits for it. */
  isFree: boolean
}

/** The name that another device has given the user meanwhile, beside the one of this device, which can be applied again. */
export function NamesState({ seq, wanted, there, isFree }: NamesProps) {
  const again = () => {
    const seen = { firstName: [there.firstName], lastName: [there.lastName] }
    void append('updateProfile', { ...wanted, seen }).then(() => discard(seq), tellFailure)
  }
  return (
    <Box component="dl" m="8px 0 0" fz="sm" lh="sm">
      <Text component="dt" size="xs" lh="sm" c="var(--sg-text-3)">
        <Trans>Current, changed elsewhere</Trans>
      </Text>
      <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28}>
        {nameOf(there)}
      </Group>
      <Text component="dt" size="xs" lh="sm" c="var(--sg-text-3)">
        <Trans>Your change</Trans>
      </Text>
      <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28}>
        {nameOf({ firstName: wanted.firstName ?? there.firstName, lastName: wanted.lastName ?? there.lastName })}
        {isFree && (
          <Button size="sm" onClick={again}>
            <Trans>Apply mine again</Trans>
          </Button>
        )}
      </Group>
    </Box>
  )
}

const nameOf = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`

/** A reply that was not sent, with the way to its review, where its text can be used again. */
export function ReplyState({ wanted: { app, reviewId, text } }: { wanted: Reply }) {
  return (
    <Box component="dl" m="8px 0 0" fz="sm" lh="sm">
      <Text component="dt" size="xs" lh="sm" c="var(--sg-text-3)">
        <Trans>Your reply</Trans>
      </Text>
      <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28} dir="auto">
        {text}
      </Group>
      <Group component="dd" justify="space-between" gap="xs" wrap="nowrap" m={0} mih={28}>
        <Link to="/rr/reply-to-reviews" search={{ app: app.trackId, review: reviewId }}>
          <Trans>Open the review</Trans>
        </Link>
      </Group>
    </Box>
  )
}
