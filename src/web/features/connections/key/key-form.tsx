import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Paper, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection, Provider } from '#contract/connections/connection.ts'
import { makeSampleKey, type AdAccount } from '#contract/connections/keys.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { blockDescription, LabelLine } from '#web/ui/forms/field.tsx'
import type { Access } from '../access.ts'
import { KeyFailure } from './key-failure.tsx'
import type { FieldSpec } from './key-fields.ts'
import { KeyFile } from './key-file.tsx'
import { sendKey, useKeyForm, type KeyFormState, type KeyInput } from './use-key-form.ts'
import classes from './key.module.css'

/** How far the sending is. */
export interface SendState {
  isBusy: boolean
  /** The ad accounts of which one has to be chosen; null: there is no choice. */
  accounts: readonly AdAccount[] | null
}

export interface KeyFormProps {
  id: string
  provider: Provider
  replaced: Connection | undefined
  identity: Identity
  access: Access
  state: SendState
  onState: (state: SendState) => void
  /** Opens another connection, by its id. */
  onOpen: (id: string) => void
  onConnected: (connection: Connection) => void
}

interface Props extends KeyFormProps {
  /** On a phone a button shows the guide; null: the guide is beside the form. */
  guide: { opened: boolean; onToggle: () => void } | null
}

/** The form of one provider's key. */
export function KeyForm(props: Props) {
  const { id, provider, replaced, identity, access, state, onState, onOpen, onConnected, guide } = props
  const form = useKeyForm(provider, replaced && { name: replaced.name })
  const [failure, setFailure] = useState<unknown>(null)
  const [accountId, setAccountId] = useState<string | null>(null)
  const { accounts } = state
  const canSend = !access.isOffline && !state.isBusy
  const focusFirstError = () => {
    if (!canSend) return
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus(),
    )
  }
  const send = async (input: KeyInput) => {
    if (!canSend) return
    if (accounts !== null && accountId === null) return focusFirstError()
    setFailure(null)
    onState({ ...state, isBusy: true })
    try {
      const outcome = await sendKey({ provider, ...input, accountId }, identity, replaced)
      if ('accounts' in outcome) return onState({ isBusy: false, accounts: outcome.accounts })
      form.finish()
      onState({ isBusy: false, accounts: null })
      onConnected(outcome.connection)
    } catch (error) {
      setFailure(error)
      onState({ ...state, isBusy: false })
    }
    return undefined
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={form.onSubmit((input) => void send(input), focusFirstError)}>
      <Stack gap="md">
        {failure !== null && <KeyFailure failure={failure} provider={provider} onOpen={onOpen} />}
        {accounts && <AccountChoice accounts={accounts} value={accountId} onChange={setAccountId} />}
        {identity.market === 'sample' && <SampleKey provider={provider} form={form} isOffline={access.isOffline} />}
        <TextFields form={form} guide={guide} />
        <KeyFile form={form} />
        {provider === 'app-store-connect' && (
          <Text size="sm" c="dimmed">
            <Trans>App Store Connect lets you download a key only once. Keep your copy.</Trans>
          </Text>
        )}
      </Stack>
    </form>
  )
}

/** The text fields, in rows. */
function TextFields({ form, guide }: { form: KeyFormState; guide: Props['guide'] }) {
  const { specs } = form
  const guided = specs.find(({ name }) => name !== 'name')
  const rows = specs.reduce<FieldSpec[][]>((rows, spec) => {
    if (spec.isBeside) rows.at(-1)?.push(spec)
    else rows.push([spec])
    return rows
  }, [])
  return rows.map((row) => (
    <div key={row[0]?.name} className={row.length > 1 ? classes.fieldPair : undefined}>
      {row.map((spec) => (
        <TextField key={spec.name} form={form} spec={spec} guide={spec === guided ? guide : null} />
      ))}
    </div>
  ))
}

function TextField({ form, spec, guide }: { form: KeyFormState; spec: FieldSpec; guide: Props['guide'] }) {
  const { i18n } = useLingui()
  const id = useId()
  const isOther = spec.name === 'keyId' && form.isOtherKey
  const { error, ...input } = form.inputProps(spec)
  const label = i18n._(spec.label)
  return (
    <LabelLine
      id={id}
      label={label}
      beside={
        guide && (
          <Anchor
            component="button"
            type="button"
            variant="action"
            aria-expanded={guide.opened}
            onClick={guide.onToggle}
          >
            <Trans>Where is it?</Trans>
          </Anchor>
        )
      }
    >
      <TextInput
        {...input}
        size="md"
        id={id}
        label={guide ? undefined : label}
        error={isOther ? <Trans>This key belongs to another Key ID</Trans> : error}
        description={spec.hint && i18n._(spec.hint)}
        attributes={blockDescription}
        rightSection={
          spec.name !== 'name' &&
          form.isGood(spec) &&
          !isOther && <IconCheck color="var(--sg-good)" size={17} stroke={1.9} aria-hidden />
        }
        placeholder={spec.placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={!spec.isOptional}
      />
    </LabelLine>
  )
}

interface AccountChoiceProps {
  accounts: readonly AdAccount[]
  value: string | null
  onChange: (id: string) => void
}

/** The key sees several ad accounts: which one is meant. */
function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t } = useLingui()
  return (
    <Box component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" fw={540}>
        <Trans>This key has access to {accounts.length} ad accounts. Which one do you want to use?</Trans>
      </Text>
      {accounts.map(({ id, name }, index) => (
        <Radio
          key={id}
          name="accountId"
          label={
            <>
              <span>{name || t`Without a name`}</span>
              <Text span size="sm" c="dimmed">
                {id}
              </Text>
            </>
          }
          checked={id === value}
          data-wrong={(value === null && index === 0) || undefined}
          onChange={() => onChange(id)}
        />
      ))}
    </Box>
  )
}

interface SampleKeyProps {
  provider: Provider
  form: KeyFormState
  isOffline: boolean
}

/** On the sample market there is no console: the server gives a key that fills the form. */
function SampleKey({ provider, form, isOffline }: SampleKeyProps) {
  const { i18n, t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const fill = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { fileName, file, fields } = await call(makeSampleKey, { body: { provider } })
      const shown = new Set(form.specs.map(({ name }) => name))
      for (const [name, text] of Object.entries(fields)) if (shown.has(name)) form.set(name, text)
      if (shown.has('name') && !fields['name'] && !form.texts['name']) form.set('name', t`Sample key`)
      await form.choose(new File([file], fileName))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Paper px="sm" py={10} bd="1px dashed var(--sg-line-strong)" radius="md">
      <Group justify="space-between" gap="8px 12px" c="dimmed" fz="sm" lh="sm">
        <Trans>You're on the sample market. Get a key from its fictional console.</Trans>
        <Button size="sm" busy={isBusy} disabled={isOffline} onClick={() => void fill()}>
          <Trans>Get a sample key</Trans>
        </Button>
      </Group>
      {failure !== null && (
        <Text size="sm" c="bad" role="alert">
          {i18n._(failureText(failure))}
        </Text>
      )}
    </Paper>
  )
}
