import { Trans } from '@lingui/react/macro'
import { append } from '#web/commands/append.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import { discard } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import type { Names } from './conflict.ts'
import classes from './conflict-state.module.css'

interface Props {
  /** Of the refused change. */
  seq: number
  wanted: CommandPayload<'updateProfile'>
  there: Names
  /** Nothing else waits for it. */
  isFree: boolean
}

/** The name that another device has given the user meanwhile, beside the one of this device, which can be given anew. */
export function NamesState({ seq, wanted, there, isFree }: Props) {
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
