import { discard } from '#web/offline/outbox/outbox.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import { append } from '#web/commands/append.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countryAtStart } from '#web/i18n/country.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { conflictOf, type Taken, type Names, type Reply } from './conflict.ts'
import classes from './conflict-state.module.css'
import { Link } from '@tanstack/react-router'

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
      <dl className={classes.state}>
        <dt>
          <Trans>Current</Trans>
        </dt>
        <dd>
          <Trans>
            {country} is the only country left for {project}.
          </Trans>
        </dd>
      </dl>
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
    <dl className={classes.state}>
      <dt>
        <Trans>Current</Trans>
      </dt>
      {taken.map(({ trackId, name }) => (
        <dd key={trackId}>
          <span>{name}</span>
          {isFree && (
            <Button
              size="small"
              variant="subtle"
              busy={busy}
              aria-label={t`Replace ${name} with ${mine}`}
              onClick={() => void give({ trackId, name })}
            >
              <Trans>Replace</Trans>
            </Button>
          )}
        </dd>
      ))}
    </dl>
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

/** The name that another device has given the user meanwhile, beside the one of this device, which can be given anew. */
export function NamesState({ seq, wanted, there, isFree }: NamesProps) {
  const again = () => {
    const seen = { firstName: [there.firstName], lastName: [there.lastName] }
    void append('updateProfile', { ...wanted, seen }).then(() => discard(seq), tellFailure)
  }
  return (
    <dl className={classes.state}>
      <dt>
        <Trans>Current, changed elsewhere</Trans>
      </dt>
      <dd>{nameOf(there)}</dd>
      <dt>
        <Trans>Your change</Trans>
      </dt>
      <dd>
        {nameOf({ firstName: wanted.firstName ?? there.firstName, lastName: wanted.lastName ?? there.lastName })}
        {isFree && (
          <Button size="small" onClick={again}>
            <Trans>Apply mine again</Trans>
          </Button>
        )}
      </dd>
    </dl>
  )
}

const nameOf = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`

/** A reply that was not sent, with the way to its review, where its text can be used again. */
export function ReplyState({ wanted: { app, reviewId, text } }: { wanted: Reply }) {
  return (
    <dl className={classes.state}>
      <dt>
        <Trans>Your reply</Trans>
      </dt>
      <dd dir="auto">{text}</dd>
      <dd>
        <Link to="/rr/reply-to-reviews" search={{ app: app.trackId, review: reviewId }}>
          <Trans>Open the review</Trans>
        </Link>
      </dd>
    </dl>
  )
}
