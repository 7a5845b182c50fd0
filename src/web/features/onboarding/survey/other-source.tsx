import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useDebounced } from '#web/ui/hooks/use-debounced.ts'
import classes from './survey-step.module.css'

/** Pause before what is typed counts, ms (ONB-064). */
const PAUSE_MS = 200

interface Props {
  text: string
  onSettled: (text: string) => void
}

/** What else Other may mean; need not be filled in (ONB-066). */
export function OtherSource({ text, onSettled }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(text)
  const paused = useDebounced(typed, PAUSE_MS)
  const settle = useEffectEvent(onSettled)
  useEffect(() => settle(paused), [paused])
  return (
    <div className={classes.other}>
      <Field
        label={t`Other`}
        placeholder={t`Please tell us more`}
        maxLength={FIELD_MAX}
        value={typed}
        onChange={setTyped}
        // Who goes on to Finish does not wait.
        onBlur={() => onSettled(typed)}
      />
    </div>
  )
}
