import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Incident } from '#contract/administration.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './administration.module.css'
import { useTypes } from './incident-types.ts'

interface Props {
  incident: Incident
  mayChange: boolean
  onEdit: () => void
  onDelete: () => Promise<void>
}

/** One incident: its text, whether it is shown now, and until when. Deleting asks for confirmation. */
export function IncidentRow({ incident, mayChange, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  const types = useTypes()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const { title, message, type, activeFrom, activeUntil } = incident
  const remove = async () => {
    setBusy(true)
    await onDelete()
    setBusy(false)
    setAsks(false)
  }
  return (
    <li className={classes.row}>
      <div>
        <p>
          <b>{title}</b> <Badge>{types[type]}</Badge> <State incident={incident} />
        </p>
        {message && (
          <Text size="sm" c="dimmed" className={classes.email}>
            {message}
          </Text>
        )}
        <Text size="sm" c="dimmed" className={classes.email}>
          {activeUntil ? (
            <Trans>
              {moment(activeFrom)} until {moment(activeUntil)}
            </Trans>
          ) : (
            <Trans>From {moment(activeFrom)}, until someone ends it</Trans>
          )}
        </Text>
      </div>
      {mayChange && (
        <Group gap="xs" justify="flex-end" className={classes.actions}>
          {asks ? (
            <>
              <Button size="sm" onClick={() => setAsks(false)}>
                <Trans>Keep</Trans>
              </Button>
              <Button size="sm" variant="filled" busy={busy} onClick={() => void remove()}>
                <Trans>Delete for everyone</Trans>
              </Button>
            </>
          ) : (
            <>
              <Button size="sm" onClick={onEdit} aria-label={t`Edit “${title}”`}>
                <Trans>Edit</Trans>
              </Button>
              <Button size="sm" variant="subtle" onClick={() => setAsks(true)} aria-label={t`Delete “${title}”`}>
                <Trans>Delete</Trans>
              </Button>
            </>
          )}
        </Group>
      )}
    </li>
  )
}

const moment = (at: string) => `${formatDate(at, language())} ${formatTime(Date.parse(at), language())}`

function State({ incident: { activeFrom, activeUntil } }: { incident: Incident }) {
  const now = useNow()
  if (activeUntil && Date.parse(activeUntil) <= now)
    return (
      <Badge variant="outline">
        <Trans>Ended</Trans>
      </Badge>
    )
  if (Date.parse(activeFrom) > now)
    return (
      <Badge color="iris">
        <Trans>Later</Trans>
      </Badge>
    )
  return (
    <Badge color="good">
      <Trans>Shown now</Trans>
    </Badge>
  )
}
