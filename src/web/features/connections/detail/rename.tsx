import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ConnectionName, type Connection } from '#contract/connections/connection.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { change } from '../change.ts'
import classes from './rename.module.css'

/** Renames a connection in its place; offline, too. */
export function Rename({ connection: { id, name } }: { connection: Connection }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = typed !== null
  useUnsaved('rename-connection', isOpen && typed !== name)
  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])
  if (!isOpen)
    return (
      <IconButton label={t`Rename`} size={28} onClick={() => setTyped(name)}>
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </IconButton>
    )
  const save = async () => {
    const parsed = v.safeParse(ConnectionName, typed)
    if (!parsed.success) return field.current?.focus()
    setTyped(null)
    if (parsed.output === name) return undefined
    const payload = { connectionId: id, connectionName: name, name: parsed.output }
    await change('renameConnection', payload, t`Name change failed`)
  }
  return (
    // Esc in its field ends the renaming alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The drawer stays.
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        setTyped(null)
      }}
    >
      <TextInput
        size="xs"
        ref={field}
        className={classes.input}
        aria-label={t`Name of the connection`}
        error={!v.is(ConnectionName, typed)}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="small" type="submit">
        <Trans>Save</Trans>
      </Button>
      <Button size="small" variant="subtle" tone="plain" onClick={() => setTyped(null)}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
