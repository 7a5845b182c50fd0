import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import type { Question } from './questions.ts'
import { useOptionNames } from './use-option-names.ts'

interface Props<T extends string> {
  question: Question<T>
  answer: T | null
  onAnswer: (answer: T) => void
}

/** A question with one answer: the platform's own list, which closes on a pick. */
export function SingleQuestion<T extends string>({ question, answer, onAnswer }: Props<T>) {
  const { t, i18n } = useLingui()
  const named = useOptionNames(question)
  return (
    <SelectField<T | ''>
      label={i18n._(question.label)}
      required
      value={answer ?? ''}
      options={answer === null ? [{ value: '', label: t`Select one answer` }, ...named] : named}
      onChange={(value) => value !== '' && onAnswer(value)}
    />
  )
}
