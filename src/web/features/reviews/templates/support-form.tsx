import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { supportEntity } from '#web/commands/reviews/entities.ts'
import { useIsPending, useUnsaved } from '#web/offline/hooks.ts'
import { Badge, Button } from '@mantine/core'
import { useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import classes from './templates.module.css'

interface Props {
  organizationId: string
  support: string
  mayChange: boolean
  onSave: (support: string) => Promise<boolean>
}

const placeholder = '{support}'

/** The address that replaces `{support}` in every template. */
export function SupportForm({ organizationId, support, mayChange, onSave }: Props) {
  const id = useId()
  const isActing = useActing()
  const [typed, setTyped] = useState<string | null>(null)
  const isPending = useIsPending(supportEntity(organizationId))
  const shown = typed ?? support
  const isChanged = shown.trim() !== support
  useUnsaved('support-address', isChanged)
  const save = async () => {
    if (await onSave(shown.trim())) setTyped(null)
  }
  return (
    <form
      className={classes.support}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) void save()
      }}
    >
      <Field
        id={id}
        label={<Trans>Support address</Trans>}
        beside={
          isPending && (
            <Badge variant="outline">
              <Trans>Not sent yet</Trans>
            </Badge>
          )
        }
        value={shown}
        onChange={setTyped}
        disabled={!mayChange || isActing}
        maxLength={200}
        autoComplete="off"
        hint={
          isActing ? (
            <Trans>Only the users themselves can change it.</Trans>
          ) : support === '' && !isChanged ? (
            <Trans>An e-mail address or a web page. Without it, {placeholder} is left out of replies.</Trans>
          ) : (
            <Trans>Replaces {placeholder} in replies.</Trans>
          )
        }
        trailing={
          isChanged && (
            <Button size="sm" type="submit">
              <Trans>Save</Trans>
            </Button>
          )
        }
      />
    </form>
  )
}
