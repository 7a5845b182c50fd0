import { useLingui } from '@lingui/react/macro'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, type Connection, type Provider } from '#contract/connections/connection.ts'
import { connectAds, connectStore, replaceKey, type AdAccount, type KeyForm } from '#contract/connections/keys.ts'
import { call } from '#web/api/call.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { checkKeyFile, type CheckedKey } from './check-key-file.ts'
import { deleteDraft, readDraft, saveDraft, type FormTexts } from './key-drafts.ts'
import { fieldsOf, isValidText, textsSchema, type FieldSpec } from './key-fields.ts'

/** The chosen file; it is in memory only as long as its form is open. */
interface ChosenKey {
  file: File
  /** null: it is being checked. */
  checked: CheckedKey | null
}

/** What a valid form sends. */
export interface KeyInput {
  texts: FormTexts
  file: File
}

/**
 * The form of a provider's key. Its texts survive closing the dialog and a reload of the page; the key does not.
 * @param fixed values of fields that are not shown
 */
export function useKeyForm(provider: Provider, fixed: FormTexts = {}) {
  const { i18n } = useLingui()
  const [draft] = useState(() => readDraft(provider))
  const specs = fieldsOf[provider].filter(({ name }) => !(name in fixed))
  const form = useForm<FormTexts>({
    initialValues: { ...Object.fromEntries(specs.map(({ name }) => [name, ''])), ...draft.texts, ...fixed },
    validate: schemaResolver(
      textsSchema(specs, (message) => i18n._(message)),
      { sync: true },
    ),
    // Mantine clears late: an error that the new text has too would go with it.
    clearInputErrorOnChange: false,
  })
  const texts = form.values
  /** Fields whose errors show while the user types: those left with a text, and all of them after the first submit. */
  const watched = useRef(new Set<string>())
  const [chosen, setChosen] = useState<ChosenKey | null>(null)
  const [isFileMissing, setFileMissing] = useState(false)
  const latest = useRef<File | null>(null)
  const isSent = useRef(false)
  const lostFile = chosen ? null : draft.file
  const isTyped = chosen !== null || Object.values(texts).some((text) => text !== '')
  useUnsaved('connection-form', isTyped)
  useEffect(() => {
    if (isTyped && !isSent.current) saveDraft(provider, texts, chosen?.file.name ?? lostFile)
  }, [provider, texts, chosen, lostFile, isTyped])

  const textOf = (name: string) => texts[name] ?? ''
  const keyId = chosen?.checked?.keyId ?? null
  const typedKeyId = textOf('keyId').trim()
  const isOtherKey = keyId !== null && typedKeyId !== '' && typedKeyId !== keyId
  const set = (name: string, text: string) => {
    form.setFieldValue(name, text)
    if (watched.current.has(name)) void form.validateField(name)
  }

  return {
    provider,
    specs,
    texts,
    chosen,
    /** Name of a file that was chosen before; it has to be chosen again. */
    lostFile,
    /** The file's name has another Key ID than the field. */
    isOtherKey,
    isFileMissing: isFileMissing && !chosen,
    set,
    /** It is valid, and not empty. */
    isGood: (spec: FieldSpec) => textOf(spec.name).trim() !== '' && isValidText(spec, textOf(spec.name)),
    /** Props of a field's input. A field that is left empty shows no error before the first submit. */
    inputProps: ({ name }: FieldSpec) => ({
      value: textOf(name),
      error: form.errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
      onBlur: () => {
        if (textOf(name) === '') return
        watched.current.add(name)
        void form.validateField(name)
      },
    }),
    choose: async (file: File) => {
      latest.current = file
      setChosen({ file, checked: null })
      const checked = await checkKeyFile(provider, file)
      if (latest.current !== file) return
      setChosen({ file, checked })
      const isEmpty = (form.getValues()['keyId'] ?? '').trim() === ''
      if (checked.keyId !== null && isEmpty) set('keyId', checked.keyId)
    },
    /** Shows every error. `send` is called if there is none, `refuse` otherwise. */
    onSubmit: (send: (input: KeyInput) => void, refuse: () => void) => {
      const finish = (isValid: boolean) => {
        watched.current = new Set(specs.map(({ name }) => name))
        setFileMissing(chosen === null)
        if (!isValid || isOtherKey || !chosen?.checked?.isGood) return refuse()
        const names = [...specs.map(({ name }) => name), ...Object.keys(fixed)]
        send({ texts: Object.fromEntries(names.map((name) => [name, textOf(name).trim()])), file: chosen.file })
      }
      return form.onSubmit(
        () => finish(true),
        () => finish(false),
      )
    },
    /** The key was accepted: nothing is left to keep. */
    finish: () => {
      isSent.current = true
      deleteDraft(provider)
    },
  }
}

export type KeyFormState = ReturnType<typeof useKeyForm>

/** The new connection, or the ad accounts of which one has to be chosen. */
type Outcome = { connection: Connection } | { accounts: readonly AdAccount[] }

interface Sent extends KeyInput {
  provider: Provider
  /** The chosen ad account; null: none yet. */
  accountId: string | null
}

/** Sends a key once: it is neither retried nor stored. Throws `ApiError`. */
export async function sendKey(
  { provider, texts, file, accountId }: Sent,
  { organizationId }: Identity,
  replaced: Connection | undefined,
): Promise<Outcome> {
  // The form's fields are those of the provider, which `fieldsOf` names; the server checks them again.
  const body = { type: provider, ...texts, ...(accountId !== null && { accountId }), file } as unknown as KeyForm
  if (replaced) return outcomeOf(await call(replaceKey, { params: { connectionId: replaced.id }, body }))
  if (isStoreForm(body)) return { connection: await call(connectStore, { body }) }
  return outcomeOf(await call(connectAds, { params: { orgId: organizationId }, body }))
}

type AdForm = Extract<KeyForm, { type: 'apple-ads' | 'google-ads' }>
type StoreForm = Exclude<KeyForm, AdForm>

const isStoreForm = (form: KeyForm): form is StoreForm => !isAdProvider(form.type)

function outcomeOf(
  answer: { outcome: 'connected'; connection: Connection } | { outcome: 'choose-account'; accounts: AdAccount[] },
): Outcome {
  return answer.outcome === 'connected' ? { connection: answer.connection } : { accounts: answer.accounts }
}
