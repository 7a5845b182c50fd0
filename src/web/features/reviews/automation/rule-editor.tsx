import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Checkbox, Flex, Radio, Stack, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { sensitiveCoverage } from '#aso/reviews/sensitive-words.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { Store } from '#contract/store.ts'
import { language } from '#web/i18n/language.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Conditions } from './conditions.tsx'
import { NAME_MAX, problemsOf, type EditedRule } from './edited-rule.ts'
import { ReplyChoice } from './reply-choice.tsx'
import classes from './rule-editor.module.css'

interface Props {
  edited: EditedRule
  store: Store
  templates: readonly ReplyTemplate[] | undefined
  countries: readonly string[]
  isAiLocked: boolean
  hasModel: boolean | null
  /** The user has tried to use it: missing fields are shown. */
  isTried: boolean
  mayChange: boolean
  onChange: (edited: EditedRule) => void
  onTemplates: () => void
}

/** All settings of a rule (REV-006). */
export function RuleEditor(props: Props) {
  const { edited, store, countries, isTried, mayChange, onTemplates, ...answers } = props
  const { t } = useLingui()
  const problems = problemsOf(edited)
  const languages = coveredLanguages()
  const change = (part: Partial<EditedRule>) => props.onChange({ ...edited, ...part })
  return (
    <Flex
      component="fieldset"
      direction="column"
      gap={22}
      miw={0}
      m={0}
      p={0}
      bd="none"
      disabled={!mayChange}
      aria-label={t`Rule`}
    >
      <Field
        label={<Trans>Name</Trans>}
        value={edited.name}
        onChange={(name) => change({ name })}
        error={isTried && problems.includes('name') && <Trans>Give the rule a name.</Trans>}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <ChoiceCards
        title={<Trans>Answers</Trans>}
        variant="cards"
        options={[
          { value: 'all', name: <Trans>All reviews</Trans>, about: <Trans>1–5 stars</Trans> },
          { value: 'positive', name: <Trans>Positive only</Trans>, about: <Trans>4–5 stars</Trans> },
          { value: 'negative', name: <Trans>Negative only</Trans>, about: <Trans>1–2 stars</Trans> },
        ]}
        value={edited.mode}
        onChange={(mode) => change({ mode })}
        hint={<Trans>Only “All reviews” includes 3-star reviews.</Trans>}
      />
      <Conditions
        conditions={edited.conditions}
        store={store}
        countries={countries}
        isTried={isTried}
        onChange={(conditions) => change({ conditions })}
      />
      <Text size="sm" c="dimmed">
        <Trans>
          Reviews about refunds, wrong charges, self-harm, death, fraud, law, police, data, health, abuse, children or
          discrimination always go to a person. So do reviews in languages other than {languages}.
        </Trans>
      </Text>
      <ReplyChoice {...answers} edited={edited} isTried={isTried} onChange={change} onTemplates={onTemplates} />
      <ChoiceCards
        title={<Trans>Before it is sent</Trans>}
        variant="list"
        options={[
          {
            value: 'ask',
            name: <Trans>Ask me for each reply</Trans>,
            about: <Trans>They wait under “To approve” in the inbox.</Trans>,
          },
          {
            value: 'two-hours',
            name: <Trans>Send after 2 h unless I stop it</Trans>,
            about: <Trans>Until then, you can edit or cancel each one.</Trans>,
          },
          { value: 'at-once', name: <Trans>Send immediately</Trans> },
        ]}
        value={edited.delay}
        onChange={(delay) => change({ delay })}
      />
      <div className={classes.limits}>
        <Field
          label={<Trans>Maximum replies per day</Trans>}
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          value={edited.perDay}
          onChange={(perDay) => change({ perDay })}
          error={problems.includes('perDay') && <Trans>A number from 1 to 500.</Trans>}
        />
        <Checkbox
          flex="1 1 240px"
          pb={5}
          label={<Trans>Also reply to existing reviews from the last 90 days</Trans>}
          checked={edited.includesEarlier}
          onChange={(event) => change({ includesEarlier: event.target.checked })}
        />
      </div>
    </Flex>
  )
}

/** Names of the languages in which reviews are checked for sensitive words. */
function coveredLanguages(): string {
  const names = new Intl.DisplayNames([language()], { type: 'language' })
  const list = new Intl.ListFormat(language(), { type: 'disjunction' })
  return list.format(Object.keys(sensitiveCoverage).map((code) => names.of(code) ?? code))
}

interface ChoiceCardsProps<T extends string> {
  /** Name of the group, shown above it. */
  title: ReactNode
  options: readonly { value: T; name: ReactNode; about?: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** `cards`: side by side in frames. */
  variant: 'cards' | 'list'
  hint?: ReactNode
}

/** A choice of a few options, each with a line that explains it. */
function ChoiceCards<T extends string>({ title, options, value, onChange, variant, hint }: ChoiceCardsProps<T>) {
  const id = useId()
  return (
    <Stack
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      gap="xs"
    >
      <Text component="h3" fw={540} id={`${id}-title`}>
        {title}
      </Text>
      <div className={classes.options} data-variant={variant}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <Radio
              name={id}
              checked={option.value === value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.about ? `${id}-${option.value}-about` : undefined}
              onChange={() => onChange(option.value)}
            />
            <Box component="span" miw={0}>
              <Text span inherit display="block" fw={540} lh="md" id={`${id}-${option.value}`}>
                {option.name}
              </Text>
              {option.about && (
                <Text span size="sm" display="block" c="dimmed" id={`${id}-${option.value}-about`}>
                  {option.about}
                </Text>
              )}
            </Box>
          </label>
        ))}
      </div>
      {hint && (
        <Text size="sm" c="dimmed" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
