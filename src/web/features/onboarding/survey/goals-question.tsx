import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { FieldTrigger } from '#web/ui/controls/field-trigger.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Goal } from './answers.ts'
import { questions } from './questions.ts'
import classes from './survey-step.module.css'
import { useOptionNames } from './use-option-names.ts'

interface Props {
  goals: readonly Goal[]
  onAnswer: (goals: Goal[]) => void
}

const question = questions.storeglassGoals

/** Keys go on in the panel that they opened; a sheet puts the focus there itself. */
const focus = (box: HTMLInputElement | null) => box?.focus({ preventScroll: true })

/** The question with several answers: boxes to check in a panel that stays open (ONB-059). */
export function GoalsQuestion({ goals, onAnswer }: Props) {
  const { i18n } = useLingui()
  const phone = usePhone()
  const [opened, setOpened] = useState(false)
  const named = useOptionNames(question)
  const chosen = named.filter(({ value }) => goals.includes(value))
  // In the order of the list, whatever was checked first.
  const toggle = (goal: Goal) => onAnswer(question.options.filter((one) => goals.includes(one) !== (one === goal)))
  const title = i18n._(question.label)
  return (
    <Popover
      className={classes.goals}
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={400}
      trigger={
        <FieldTrigger
          label={title}
          opens="dialog"
          opened={opened}
          onToggle={() => setOpened(!opened)}
          value={chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : null}
          placeholder={<Trans>Select one or more answers</Trans>}
        />
      }
    >
      <div className={classes.boxes} role="group" aria-label={title}>
        {named.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            className={classes.box}
            ref={index === 0 && !phone ? focus : undefined}
            label={label}
            checked={goals.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      {phone && (
        <Box px={20} pt="xs" pb="sm">
          <Button variant="filled" fullWidth onClick={() => setOpened(false)}>
            <Trans>Done</Trans>
          </Button>
        </Box>
      )}
    </Popover>
  )
}
