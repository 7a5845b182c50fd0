import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { explainConditions, type ConditionMeaning } from '#aso/reviews/explain-conditions.ts'
import type { Store } from '#contract/store.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { languageName } from '../languages.ts'
import { ConditionFields } from './condition-fields.tsx'
import classes from './conditions.module.css'
import { CONDITIONS_MAX, type EditedCondition, isComplete } from './edited-rule.ts'

interface Props {
  conditions: readonly EditedCondition[]
  store: Store
  countries: readonly string[]
  isTried: boolean
  onChange: (conditions: EditedCondition[]) => void
}

/** The conditions that a review must meet, all of them. */
export function Conditions({ conditions, store, countries, isTried, onChange }: Props) {
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  /** On a phone a condition shows as a sentence until it is opened. */
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
    <section ref={root} aria-labelledby={headingId}>
      <Stack gap={10}>
        <Text component="h3" fw={540} id={headingId}>
          <Trans>Only if all of these apply</Trans>
        </Text>
        {conditions.map((condition, index) => (
          <Condition
            // They have no ids, and are not reordered.
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
      </Stack>
    </section>
  )
}

/** Characters of values that fit beside the condition's selects. */
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
    <Stack gap={4} role="group" aria-label={t`Condition ${number}`}>
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
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }} id={id}>
        {!phone && sentence}{' '}
        <Text component="strong" inherit c="warn" fw={540}>
          <ConditionWarning condition={condition} meaning={meaning} store={store} />
        </Text>
      </Text>
    </Stack>
  )
}

/** "rain, fog or ads" in the reader's language. */
const anyOf = (words: readonly string[]) => new Intl.ListFormat(language(), { type: 'disjunction' }).format(words)

/** A condition in one plain sentence. */
function ConditionSentence({ condition }: { condition: EditedCondition }) {
  if (!isComplete(condition)) return <Trans>Not applied until you enter a value.</Trans>
  switch (condition.kind) {
    case 'contains-any': {
      const words = anyOf(condition.words)
      return <Trans>Replies only to reviews that contain {words}. One of them is enough.</Trans>
    }
    case 'contains-none': {
      const words = anyOf(condition.words)
      return <Trans>Skips any review that contains {words}.</Trans>
    }
    case 'country': {
      const countries = anyOf(condition.countries.map((code) => countryName(code, language())))
      return <Trans>Replies only to reviews from {countries}.</Trans>
    }
    case 'language': {
      const languages = anyOf(condition.languages.map(languageName))
      return <Trans>Replies only to reviews in {languages}.</Trans>
    }
    case 'version': {
      const { version } = condition
      if (condition.is === 'from') return <Trans>Replies only to reviews of version {version} and later.</Trans>
      if (condition.is === 'until') return <Trans>Replies only to reviews of version {version} and earlier.</Trans>
      return <Trans>Replies only to reviews of version {version}.</Trans>
    }
  }
}

interface WarningProps {
  condition: EditedCondition
  meaning: ConditionMeaning | undefined
  store: Store
}

/** Warns where a condition matches fewer reviews than expected. */
function ConditionWarning({ condition, meaning, store }: WarningProps) {
  if (!meaning) return null
  const shop = storeName(store)
  if (meaning.isNeverTold)
    return condition.kind === 'version' ? (
      <Trans>{shop} doesn't provide the version of a review, so this rule never applies.</Trans>
    ) : (
      <Trans>{shop} doesn't provide the country of a review, so this rule never applies.</Trans>
    )
  if (meaning.ruledOut.length === 0) return null
  const words = new Intl.ListFormat(language(), { type: 'conjunction' }).format(meaning.ruledOut)
  return condition.kind === 'contains-any' && meaning.ruledOut.length === condition.words.length ? (
    <Trans>Another condition excludes {words}, so this rule never applies.</Trans>
  ) : (
    <Trans>Another condition excludes {words}.</Trans>
  )
}
