import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { explainConditions, type ConditionMeaning } from '#aso/reviews/explain-conditions.ts'
import type { Store } from '#contract/store.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { CONDITIONS_MAX, type EditedCondition } from '../model/edited-rule.ts'
import { ConditionFields } from './condition-fields.tsx'
import { ConditionSentence, ConditionWarning } from './condition-sentence.tsx'
import classes from './conditions.module.css'

interface Props {
  conditions: readonly EditedCondition[]
  store: Store
  countries: readonly string[]
  isTried: boolean
  onChange: (conditions: EditedCondition[]) => void
}

/** What has to hold of a review, all of it at once. */
export function Conditions({ conditions, store, countries, isTried, onChange }: Props) {
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  /** On a phone a condition is its sentence until one opens it. */
  const [opened, setOpened] = useState<number | null>(null)
  // Those that are not complete mean nothing yet.
  const meanings = explainConditions(conditions, store)
  const replace = (index: number, next: EditedCondition) =>
    onChange(conditions.map((one, at) => (at === index ? next : one)))
  const remove = (index: number) => {
    onChange(conditions.filter((_, at) => at !== index))
    setOpened(null)
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const add = () => {
    onChange([...conditions, { kind: 'contains-any', words: [] }])
    setOpened(conditions.length)
    requestAnimationFrame(() => [...(root.current?.querySelectorAll<HTMLElement>('select') ?? [])].at(-1)?.focus())
  }
  return (
    <section ref={root} className={classes.conditions} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Trans>Only if all of these hold</Trans>
      </h3>
      {conditions.map((condition, index) => (
        <Condition
          // They have no names, and stay in their places while they are written.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          condition={condition}
          meaning={meanings[index]}
          store={store}
          countries={countries}
          isTried={isTried}
          isOpen={opened === index}
          onToggle={() => setOpened(opened === index ? null : index)}
          onChange={(next) => replace(index, next)}
          onRemove={() => remove(index)}
        />
      ))}
      <UnstyledButton className={classes.add} data-add disabled={conditions.length >= CONDITIONS_MAX} onClick={add}>
        <IconPlus size={15} stroke={1.9} aria-hidden />
        <Trans>Add condition</Trans>
      </UnstyledButton>
    </section>
  )
}

/** Characters of values that have room beside what is looked at. */
const INLINE_MAX = 14

const lengthOf = (condition: EditedCondition): number => {
  if (condition.kind === 'version') return 0
  if (condition.kind === 'country' || condition.kind === 'language') return INLINE_MAX + 1
  return condition.words.join('  ').length
}

interface ConditionProps {
  number: number
  condition: EditedCondition
  meaning: ConditionMeaning | undefined
  store: Store
  countries: readonly string[]
  isTried: boolean
  isOpen: boolean
  onToggle: () => void
  onChange: (condition: EditedCondition) => void
  onRemove: () => void
}

function Condition(props: ConditionProps) {
  const { number, condition, meaning, store, countries, isTried, isOpen, onToggle, onChange, onRemove } = props
  const { t } = useLingui()
  const phone = usePhone()
  const id = useId()
  const sentence = <ConditionSentence condition={condition} />
  const isShown = !phone || isOpen
  return (
    <div className={classes.condition} role="group" aria-label={t`Condition ${number}`}>
      {phone && (
        <UnstyledButton className={classes.chip} aria-expanded={isOpen} onClick={onToggle}>
          <span>{sentence}</span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      )}
      {isShown && (
        <div className={classes.fields} data-long={lengthOf(condition) > INLINE_MAX || undefined}>
          <ConditionFields
            condition={condition}
            countries={countries}
            isTried={isTried}
            describedBy={id}
            onChange={onChange}
          />
          <IconButton label={t`Remove condition ${number}`} onClick={onRemove}>
            <IconX size={17} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
      )}
      <p className={classes.sentence} id={id}>
        {!phone && sentence}{' '}
        <strong className={classes.warning}>
          <ConditionWarning condition={condition} meaning={meaning} store={store} />
        </strong>
      </p>
    </div>
  )
}
