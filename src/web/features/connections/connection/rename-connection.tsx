import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ConnectionName, isAdProvider, type Connection } from '#contract/connections/connection.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { queueChange } from '../actions.ts'
import classes from '../connections.module.css'

/** A button that replaces the name with a field. Works offline: the change is queued. */
export function RenameConnection({ connection: { id, name, provider } }: { connection: Connection }) {
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
      <Tooltip label={t`Rename`}>
        <ActionIcon size={28} aria-label={t`Rename`} onClick={() => setTyped(name)}>
          <IconPencil size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )
  const save = async () => {
    const parsed = v.safeParse(ConnectionName, typed)
    if (!parsed.success) return field.current?.focus()
    setTyped(null)
    if (parsed.output === name) return undefined
    const isAds = isAdProvider(provider)
    await queueChange('renameConnection', { connectionId: id, connectionName: name, name: parsed.output, isAds })
  }
  return (
    // Esc in the field ends the renaming alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The drawer stays open.
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        setTyped(null)
      }}
    >
      <TextInput
        size="xs"
        ref={field}
        aria-label={t`Name of the connection`}
        error={!v.is(ConnectionName, typed)}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="sm" type="submit">
        <Trans>Save</Trans>
      </Button>
      <Button size="sm" variant="subtle" color="gray" onClick={() => setTyped(null)}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
