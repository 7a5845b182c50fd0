import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Group, Stack, Text, Textarea, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { replyLimits } from '#contract/reviews/review.ts'
import {
  unknownPlaceholders,
  type ReplyTemplate,
  type TemplateFolder,
  type Placeholder,
} from '#contract/reviews/templates.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { languageOptions } from '../languages.ts'
import { countCodePoints } from '../review-words.ts'
import classes from './template-editor.module.css'
import { isNameFine, textProblem, typed, valuesOf, type Values } from './template-values.ts'

interface Props {
  /** null: a new one. */
  template: ReplyTemplate | null
  /** Where a new one goes; null: no folder. */
  folderId: string | null
  folders: readonly TemplateFolder[]
  /** All there are. */
  templates: readonly ReplyTemplate[]
  onSave: (values: Values) => Promise<boolean>
  onClose: () => void
}

const plain = (name: string) => name.trim().toLocaleLowerCase()

/** Edits a template. Typed text survives closing the dialog until it is saved or discarded. */
export function TemplateEditor({ template, folderId, folders, templates, onSave, onClose }: Props) {
  const { t } = useLingui()
  const key = template?.id ?? ''
  const initial = template ? valuesOf(template) : { name: '', text: '', folderId: folderId ?? '', language: '' }
  const [values, setValues] = useState(() => typed.get(key) ?? initial)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isTyped = JSON.stringify(values) !== JSON.stringify(initial)
  useUnsaved('reply-template', isTyped)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const set = (change: Partial<Values>) => {
    const next = { ...values, ...change }
    typed.set(key, next)
    setValues(next)
  }
  const problem = textProblem(values.text)
  const isNameTaken = templates.some(
    ({ id: other, name }) => other !== template?.id && plain(name) === plain(values.name),
  )
  const unknown = unknownPlaceholders(values.text).join(', ')
  const close = () => {
    typed.delete(key)
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!isNameFine(values.name)) return form.current?.querySelector('input')?.focus()
    if (problem !== null) return field.current?.focus()
    if (await onSave(values)) close()
    return undefined
  }
  return (
    <form
      ref={form}
      className={classes.editor}
      noValidate
      aria-label={template ? t`Edit template` : t`New template`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label={<Trans>Name</Trans>}
        value={values.name}
        onChange={(name) => set({ name })}
        error={isTried && !isNameFine(values.name) && <Trans>Give it a name of at most 80 characters.</Trans>}
        hint={isNameTaken && <Trans>Another template has this name. You can keep both.</Trans>}
        maxLength={80}
        autoComplete="off"
      />
      <Group grow gap="sm" align="stretch" wrap="nowrap">
        <SelectField
          label={<Trans>Folder</Trans>}
          value={values.folderId}
          options={[
            { value: '', label: t`No folder` },
            ...folders.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(next) => set({ folderId: next })}
        />
        <SelectField
          label={<Trans>Language</Trans>}
          value={values.language}
          options={languageOptions(values.language)}
          onChange={(next) => set({ language: next })}
        />
      </Group>
      <Stack gap="xs">
        <Text component="label" inherit fw={540} htmlFor={id}>
          <Trans>Text</Trans>
        </Text>
        <Textarea
          size="md"
          ref={field}
          id={id}
          minRows={8}
          value={values.text}
          lang={values.language || undefined}
          error={(isTried && problem !== null) || problem === 'too-long' || problem === 'unknown'}
          attributes={{ input: { 'aria-describedby': `${id}-error` } }}
          onChange={(event) => set({ text: event.target.value })}
        />
        <p className={classes.error} id={`${id}-error`}>
          {problem === 'too-long' ? (
            <Trans>No store accepts a reply this long.</Trans>
          ) : problem === 'unknown' ? (
            <Trans>No such placeholder: {unknown}</Trans>
          ) : (
            isTried && problem === 'empty' && <Trans>Enter the text of the reply.</Trans>
          )}
        </p>
        <PlaceholderButtons
          onInsert={(text) => field.current && insertAt(field.current, text, (next) => set({ text: next }))}
        />
        <Counters text={values.text} />
      </Stack>
      {template?.isSentAtOnce && (
        <Note kind="info">
          <Trans>
            A rule sends this template immediately. When you change its text or language, that rule asks first again.
          </Trans>
        </Note>
      )}
      <Flex gap="xs" justify="flex-end" className={classes.foot}>
        <Button onClick={close}>{isTyped ? <Trans>Discard</Trans> : <Trans>Cancel</Trans>}</Button>
        <Button variant="filled" type="submit">
          <Trans>Save template</Trans>
        </Button>
      </Flex>
    </form>
  )
}

/** Buttons that insert placeholders, which are filled in for each review. */
function PlaceholderButtons({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useLingui()
  const names: Record<Placeholder, string> = {
    name: t`Name of the author`,
    app: t`Name of the app`,
    version: t`Version of the app`,
    support: t`Support address`,
  }
  return (
    <div className={classes.placeholders} role="group" aria-label={t`Insert`}>
      {Object.entries(names).map(([placeholder, name]) => (
        <UnstyledButton key={placeholder} title={`{${placeholder}}`} onClick={() => onInsert(`{${placeholder}}`)}>
          <IconPlus size={13} stroke={1.9} aria-hidden />
          {name}
        </UnstyledButton>
      ))}
      <Text size="xs" c="dimmed" flex="0 1 100%">
        <Trans>They're filled in for each review. A rule skips reviews for which one isn't known.</Trans>
      </Text>
    </div>
  )
}

/** Replaces the selection of a field as typing does, so that the browser's undo works. */
function insertAt(field: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  const { selectionStart, selectionEnd, value } = field
  field.focus()
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
  if (isTyped) return
  onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
  requestAnimationFrame(() => field.setSelectionRange(selectionStart + text.length, selectionStart + text.length))
}

const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const

/** How much of a reply's room a text takes in either store, before its placeholders are filled in. */
function Counters({ text }: { text: string }) {
  const { t } = useLingui()
  const count = countCodePoints(text)
  const isTooLongForPlay = count > replyLimits.GOOGLE_PLAY && count <= replyLimits.APP_STORE
  return (
    <Group gap="8px 16px" align="stretch">
      {stores.map((store) => {
        const limit = replyLimits[store]
        const [name, shown, most] = [storeName(store), formatNumber(count, language()), formatNumber(limit, language())]
        return (
          <Flex key={store} component="span" gap="xs" align="center" c="dimmed" fz="xs">
            <span aria-hidden>{name}</span>
            <CharPill count={count} limit={limit} label={t`${name}: ${shown} of ${most} characters`} />
          </Flex>
        )
      })}
      {isTooLongForPlay && (
        <Text size="xs" c="dimmed" flex="0 1 100%" role="status">
          <Trans>Too long for Google Play, which accepts up to {replyLimits.GOOGLE_PLAY} characters.</Trans>
        </Text>
      )}
    </Group>
  )
}
