import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { checkKeyFile, type CheckedKey } from '../key-check/check-key-file.ts'
import { fieldsOf, type FieldSpec } from './fields.ts'
import { dropForm, keepForm, keptForm, type FormTexts } from './kept-forms.ts'

/** The file that was chosen; the device holds it only as long as its form is open. */
export interface ChosenKey {
  file: File
  /** null: it is being checked. */
  checked: CheckedKey | null
}

/**
 * A provider's form. Texts outlive the dialog and a reload of the page; the key does not.
 * @param fixed fields that are not asked for, with their values
 */
export function useKeyForm(provider: Provider, fixed: FormTexts = {}) {
  const [first] = useState(() => keptForm(provider))
  const [texts, setTexts] = useState<FormTexts>({ ...first.texts, ...fixed })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ChosenKey | null>(null)
  const [isFileMissing, setFileMissing] = useState(false)
  const latest = useRef<File | null>(null)
  const isSent = useRef(false)
  const specs = fieldsOf[provider].filter(({ name }) => !(name in fixed))
  const lostFile = chosen ? null : first.file
  const isTyped = chosen !== null || Object.values(texts).some((text) => text !== '')
  useUnsaved('connection-form', isTyped)
  useEffect(() => {
    if (isTyped && !isSent.current) keepForm(provider, texts, chosen?.file.name ?? lostFile)
  }, [provider, texts, chosen, lostFile, isTyped])

  const isFine = ({ name, schema, isOptional }: FieldSpec) => {
    const text = (texts[name] ?? '').trim()
    return text === '' ? isOptional === true : v.is(schema, text)
  }
  const keyId = chosen?.checked?.keyId ?? null
  const typedKeyId = (texts['keyId'] ?? '').trim()
  const isOtherKey = keyId !== null && typedKeyId !== '' && typedKeyId !== keyId
  const set = (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text }))

  return {
    provider,
    specs,
    texts,
    chosen,
    /** Name of a file that was chosen before; it has to be chosen again. */
    lostFile,
    /** The file's name says another Key ID than the field. */
    isOtherKey,
    isFileMissing: isFileMissing && !chosen,
    set,
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
    /** It is as it has to be, and not empty. */
    isGood: (spec: FieldSpec) => isFine(spec) && (texts[spec.name] ?? '').trim() !== '',
    isWrong: (spec: FieldSpec) => touched.has(spec.name) && !isFine(spec),
    choose: async (file: File) => {
      latest.current = file
      setChosen({ file, checked: null })
      const checked = await checkKeyFile(provider, file)
      if (latest.current !== file) return
      setChosen({ file, checked })
      const { keyId: found } = checked
      if (found !== null)
        setTexts((before) => ((before['keyId'] ?? '').trim() === '' ? { ...before, keyId: found } : before))
    },
    /** Shows all that is wrong; what to send, or null. */
    check: (): { texts: FormTexts; file: File } | null => {
      setTouched(new Set(specs.map(({ name }) => name)))
      setFileMissing(chosen === null)
      if (!specs.every(isFine) || isOtherKey || !chosen?.checked?.isGood) return null
      const trimmed = Object.fromEntries(
        [...specs.map(({ name }) => name), ...Object.keys(fixed)].map((name) => [name, (texts[name] ?? '').trim()]),
      )
      return { texts: trimmed, file: chosen.file }
    },
    sent: () => {
      isSent.current = true
      dropForm(provider)
    },
  }
}

export type KeyFormState = ReturnType<typeof useKeyForm>
