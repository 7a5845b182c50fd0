import { useEffect, useState } from 'react'
import { useUnsaved } from '#web/offline/hooks.ts'

/** What is wrong with each field; nothing, `null` or `false`: it is fine. */
type Errors<V> = Partial<Record<keyof V, string | null | false>>

/** The values that are texts. */
type TextKey<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V]

/** What stands in the open forms, by name: another language draws the page anew, and what was typed goes on there. */
const drafts = new Map<string, unknown>()

/**
 * State of a form: errors show on blur, then live, and all of them at a try to send, which leads to the first. While
 * something is typed the app does not reload itself for an update.
 */
export function useForm<V extends Record<string, string | boolean>>(
  name: string,
  initial: V,
  validate: (values: V) => Errors<V>,
) {
  // A form's name stands for the type of its values.
  const [values, setValues] = useState(() => (drafts.get(name) as V | undefined) ?? initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set())
  const [refusals, setRefusals] = useState(0)
  const errors = validate(values)
  useEffect(() => {
    if (refusals > 0) document.forms.namedItem(name)?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals, name])
  useEffect(() => {
    drafts.set(name, values)
    return () => void drafts.delete(name)
  }, [name, values])
  const isTyped = JSON.stringify(values) !== JSON.stringify(initial)
  useUnsaved(name, isTyped)

  const set = <K extends keyof V>(key: K, value: V[K]) => setValues((before) => ({ ...before, [key]: value }))
  const touch = (key: keyof V) => setTouched((before) => new Set(before).add(key))
  const errorOf = (key: keyof V): string | undefined => (touched.has(key) && errors[key]) || undefined

  return {
    /** For the form's element, in which the cursor is led to what is wrong. */
    name,
    values,
    /** Something stands in it that it did not begin with. */
    isTyped,
    set,
    touch,
    errorOf,
    /** What a field for a text needs; one that is left empty is not wrong before the try to send. */
    field: (key: TextKey<V>) => ({
      // The compiler can't see that these keys name texts.
      value: values[key] as string,
      onChange: (text: string) => set(key, text as V[TextKey<V>]),
      onBlur: () => void (values[key] && touch(key)),
      error: errorOf(key),
    }),
    /** Shows every error; whether there is none. */
    check: (): boolean => {
      setTouched(new Set(Object.keys(values)))
      const isFine = Object.values(errors).every((error) => !error)
      if (!isFine) setRefusals((before) => before + 1)
      return isFine
    },
    /** The server has refused a field: the cursor goes there. */
    pointOut: (key: keyof V) => {
      touch(key)
      setRefusals((before) => before + 1)
    },
  }
}
