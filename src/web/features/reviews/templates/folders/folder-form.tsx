import { Trans } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { createFolder } from '#contract/reviews/templates.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './folder-form.module.css'

const Name = createFolder.body.entries.name

interface Props {
  label: string
  name: string
  save: ReactNode
  onSave: (name: string) => void
  onClose: () => void
}

/** A folder's name, in its place. */
export function FolderForm({ label, name, save, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useUnsaved('template-folder', typed !== name)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = () => {
    const parsed = v.safeParse(Name, typed)
    setTried(true)
    if (!parsed.success) return field.current?.focus()
    if (parsed.output !== name) onSave(parsed.output)
    onClose()
    return undefined
  }
  return (
    // Esc in its field ends the naming alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        onClose()
      }}
    >
      <TextInput
        size="xs"
        className={classes.name}
        ref={field}
        aria-label={label}
        error={isTried && !v.is(Name, typed)}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="small" type="submit">
        {save}
      </Button>
      <Button size="small" variant="subtle" tone="plain" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
