import { useEffect, useState } from 'react'
import { useUnsaved } from '#web/offline/hooks.ts'

/** What is wrong with each field; nothing, `null` or `false`: it is fine. */
type Errors<V> = Partial<Record<keyof V, string | null | false>>

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
  useUnsaved(name, JSON.stringify(values) !== JSON.stringify(initial))

  return {
    /** For the form's element, in which the cursor is led to what is wrong. */
    name,
    values,
    set: <K extends keyof V>(key: K, value: V[K]) => setValues((before) => ({ ...before, [key]: value })),
    touch: (key: keyof V) => setTouched((before) => new Set(before).add(key)),
    errorOf: (key: keyof V): string | undefined => (touched.has(key) && errors[key]) || undefined,
    /** Shows every error; whether there is none. */
    check: (): boolean => {
      setTouched(new Set(Object.keys(values)))
      const isFine = Object.values(errors).every((error) => !error)
      if (!isFine) setRefusals((before) => before + 1)
      return isFine
    },
    /** The server has refused a field: the cursor goes there. */
    pointOut: (key: keyof V) => {
      setTouched((before) => new Set(before).add(key))
      setRefusals((before) => before + 1)
    },
  }
}
