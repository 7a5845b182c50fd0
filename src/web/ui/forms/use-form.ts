import { useForm as useMantineForm, type FormValidationResult, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUnsaved } from '#web/offline/hooks.ts'

type Values = Record<string, string | boolean>

interface Options<V extends Values> {
  /** Of the form element. */
  name: string
  initialValues: V
  /** What is wrong with each field; nothing, `null` or `false`: it is fine. */
  validate: (values: V) => Partial<Record<keyof V, ReactNode>>
}

export interface AppForm<V extends Values> extends Omit<UseFormReturnType<V>, 'validate'> {
  name: string
  /** Shows every error and moves the focus to the first. */
  validate: () => FormValidationResult
  /** The server refused a field: shows its error and moves the focus there. */
  showError: (field: keyof V & string, error: ReactNode) => void
}

/** Values of the open forms by name: a change of the language mounts the page again, and the typed text stays. */
const drafts = new Map<string, unknown>()

/**
 * Mantine's form as all forms of the app use it. The errors of a field show once the user leaves it, then they follow the
 * text; a field that is left empty shows none before the first submit. The app doesn't reload for an update while a form
 * is dirty.
 */
export function useForm<V extends Values>({ name, initialValues, validate }: Options<V>): AppForm<V> {
  // The name of a form says which values it has.
  const [draft] = useState(() => drafts.get(name) as V | undefined)
  /** Fields whose errors follow the text. */
  const watched = useRef(new Set<string>())
  const [refusals, setRefusals] = useState(0)
  const form = useMantineForm<V>({
    initialValues: draft ?? initialValues,
    initialDirty: draft ? changedFields(draft, initialValues) : {},
    validate,
    // What it returns is written into `inputProps`, so Mantine's own handler is taken out first.
    enhanceGetInputProps: ({ form, field, inputProps: { onChange }, options }) => {
      const check = () => {
        watched.current.add(field)
        void form.validateField(field)
      }
      return {
        onChange: (next: unknown) => {
          onChange(next)
          if (watched.current.has(field)) check()
        },
        onBlur: () => {
          if (options.type === 'checkbox' || form.isDirty(field) || form.getValues()[field] !== '') check()
        },
      }
    },
  })
  const { values } = form
  useEffect(() => {
    if (refusals > 0) document.forms.namedItem(name)?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals, name])
  useEffect(() => {
    drafts.set(name, values)
    return () => void drafts.delete(name)
  }, [name, values])
  useUnsaved(name, form.isDirty())

  const focusFirstError = () => setRefusals((before) => before + 1)
  return {
    ...form,
    name,
    validate: () => {
      watched.current = new Set(Object.keys(values))
      const result = form.validate()
      if (result.hasErrors) focusFirstError()
      return result
    },
    showError: (field, error) => {
      watched.current.add(field)
      form.setFieldError(field, error)
      focusFirstError()
    },
  }
}

const changedFields = <V extends Values>(draft: V, initial: V): Record<string, boolean> =>
  Object.fromEntries(Object.keys(initial).flatMap((key) => (draft[key] === initial[key] ? [] : [[key, true]])))
