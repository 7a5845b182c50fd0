import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { otherSource, otherTextOf, sourceOf } from './answers.ts'
import { questions } from './questions.ts'
import { SingleQuestion } from './single-question.tsx'

interface Props {
  answer: string | null
  onAnswer: (answer: string) => void
}

/** Where the user heard of the product. Other asks for details (ONB-063), which another choice drops (ONB-065). */
export function SourceQuestion({ answer, onAnswer }: Props) {
  const source = sourceOf(answer)
  const say = (text: string) => {
    const next = otherSource(text)
    if (next !== answer) onAnswer(next)
  }
  return (
    <div>
      <SingleQuestion question={questions.clientSource} answer={source} onAnswer={onAnswer} />
      {source === 'Other' && <OtherSource text={otherTextOf(answer)} onSettled={say} />}
    </div>
  )
}

/** Pause before what is typed counts, ms (ONB-064). */
const PAUSE_MS = 200

interface OtherSourceProps {
  text: string
  onSettled: (text: string) => void
}

/** What else Other may mean; need not be filled in (ONB-066). */
function OtherSource({ text, onSettled }: OtherSourceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(text)
  const [paused] = useDebouncedValue(typed, PAUSE_MS)
  const settle = useEffectEvent(onSettled)
  useEffect(() => settle(paused), [paused])
  return (
    <Box mt="sm">
      <Field
        label={t`Other`}
        placeholder={t`Please tell us more`}
        maxLength={FIELD_MAX}
        value={typed}
        onChange={setTyped}
        // Users who go straight on to Finish need not wait.
        onBlur={() => onSettled(typed)}
      />
    </Box>
  )
}
