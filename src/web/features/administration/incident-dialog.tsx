import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { saveIncident, type Incident } from '#contract/administration.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import classes from './administration.module.css'
import { bodyOf, draftOf, wrongFields, type IncidentDraft } from './incident-draft.ts'
import { incidentTypes, useTypes } from './incident-types.ts'
import { useSend } from './use-send.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

const FORM = 'incident'
const MESSAGE_MAX = 1000

interface Props {
  /** null: a new one. */
  incident: Incident | null
  onClose: () => void
  onSaved: () => void
}

/** Writes an incident, or changes one. */
export function IncidentDialog({ incident, onClose, onSaved }: Props) {
  const { t } = useLingui()
  const names = useTypes()
  const types = incidentTypes.map((value) => ({ value, label: names[value] }))
  const form = useRef<HTMLFormElement>(null)
  const [id] = useState(() => incident?.id ?? newId())
  const [draft, setDraft] = useState(() => draftOf(incident, Date.now()))
  const [tried, setTried] = useState(false)
  const { busy, failure, send } = useSend()
  const change = (patch: Partial<IncidentDraft>) => setDraft({ ...draft, ...patch })
  const wrong = wrongFields(draft)
  const errors: Partial<Record<keyof IncidentDraft, string>> = {
    title: t`This field is required!`,
    url: t`A page in this app, e.g. /plans, or an https address`,
    from: t`This field is required!`,
    until: t`The end must be after the start`,
  }
  const errorOf = (field: keyof IncidentDraft) => (tried && wrong.includes(field) ? errors[field] : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = wrong
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (await send(() => call(saveIncident, { params: { id }, body: bodyOf(draft) }))) onSaved()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={incident ? <Trans>Edit incident</Trans> : <Trans>New incident</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" type="submit" form={FORM} busy={busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate ref={form}>
        <Stack>
          <SelectField
            label={<Trans>Type</Trans>}
            value={draft.type}
            options={types}
            onChange={(type) => change({ type })}
          />
          <Field
            label={<Trans>Title</Trans>}
            name="title"
            value={draft.title}
            onChange={(title) => change({ title })}
            error={errorOf('title')}
            maxLength={FIELD_MAX}
            autoComplete="off"
            required
          />
          <Textarea
            size="md"
            label={<Trans>Message</Trans>}
            minRows={3}
            maxLength={MESSAGE_MAX}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
          <Field
            label={<Trans>Link</Trans>}
            name="url"
            inputMode="url"
            value={draft.url}
            onChange={(url) => change({ url: url.trim() })}
            error={errorOf('url')}
            maxLength={FIELD_MAX}
            autoComplete="off"
          />
          <div className={classes.pair}>
            <Field
              label={<Trans>From</Trans>}
              name="from"
              type="datetime-local"
              value={draft.from}
              onChange={(from) => change({ from })}
              error={errorOf('from')}
              required
            />
            <Field
              label={<Trans>Until</Trans>}
              name="until"
              type="datetime-local"
              value={draft.until}
              onChange={(until) => change({ until })}
              error={errorOf('until')}
              hint={<Trans>Leave empty to show it until someone ends it</Trans>}
            />
          </div>
          {failure && (
            <Text size="sm" c="bad" role="alert">
              {failure}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
