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
 * Mantine's form as all forms of the app use it. The error of a field shows once the user leaves it, then it follows the
 * values; a field that was empty and is left empty shows none before the first submit. What the server refused shows
 * until that field is changed. The app doesn't reload for an update while a form is dirty.
 */
export function useForm<V extends Values>({ name, initialValues, validate }: Options<V>): AppForm<V> {
  // The name of a form says which values it has.
  const [draft] = useState(() => drafts.get(name) as V | undefined)
  const [initial] = useState(initialValues)
  /** Fields whose errors follow the values. */
  const watched = useRef(new Set<string>())
  const [refusals, setRefusals] = useState(0)
  const form = useMantineForm<V>({
    initialValues: draft ?? initial,
    initialDirty: draft ? changedFields(draft, initial) : {},
    // Mantine clears late: an error that the new value has too would go with it.
    clearInputErrorOnChange: false,
    validate,
    // What it returns is written into `inputProps`, so Mantine's own handler is taken out first.
    enhanceGetInputProps: ({ form, field, inputProps: { onChange }, options }) => ({
      onChange: (next: unknown) => {
        onChange(next)
        if (form.errors[field]) watched.current.add(field)
        // An error may depend on several fields.
        for (const each of watched.current) void form.validateField(each)
      },
      onBlur: () => {
        if (form.errors[field]) return
        if (options.type !== 'checkbox' && !form.isDirty(field) && form.getValues()[field] === '') return
        watched.current.add(field)
        void form.validateField(field)
      },
    }),
  })
  const { values, setInitialValues } = form
  // A draft is compared with these too.
  useEffect(() => setInitialValues(initial), [initial, setInitialValues])
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
      watched.current.delete(field)
      form.setFieldError(field, error)
      focusFirstError()
    },
  }
}

const changedFields = <V extends Values>(draft: V, initial: V): Record<string, boolean> =>
  Object.fromEntries(Object.keys(initial).flatMap((key) => (draft[key] === initial[key] ? [] : [[key, true]])))
