import { useLingui } from '@lingui/react/macro'
import type { Question } from './questions.ts'

/** A question's options with their words on the screen. */
export function useOptionNames<T extends string>({ options, labels }: Question<T>): { value: T; label: string }[] {
  const { i18n } = useLingui()
  return options.map((value) => {
    const label = labels[value]
    return { value, label: label ? i18n._(label) : value }
  })
}
