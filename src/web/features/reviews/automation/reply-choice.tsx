import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Flex, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import type { Tone } from '#contract/reviews/inbox.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { languageCodes, languageName } from '../languages.ts'
import { INSTRUCTIONS_MAX, TEMPLATES_MAX, type EditedRule } from './edited-rule.ts'
import { ChosenTokens } from '../tokens.tsx'

interface Props {
  edited: EditedRule
  onChange: (change: Partial<EditedRule>) => void
  /** undefined: not known. */
  templates: readonly ReplyTemplate[] | undefined
  /** The plan holds no AI drafts. */
  isAiLocked: boolean
  /** false: no language model is set up; null: not known. */
  hasModel: boolean | null
  isTried: boolean
  onTemplates: () => void
}

/** What the rule answers with: templates in turn, or AI drafts. */
export function ReplyChoice({ edited, onChange, isAiLocked, ...props }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  return (
    <Flex component="section" direction="column" gap="xs" aria-labelledby={headingId}>
      <Text component="h3" fw={540} id={headingId}>
        <Trans>Reply</Trans>
      </Text>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t`Reply`}
          size="sm"
          data={[
            { value: 'template', label: t`Template` },
            {
              value: 'ai',
              label: isAiLocked ? (
                <Flex component="span" display="inline-flex" gap={5} align="center">
                  <IconLock size={14} stroke={1.8} aria-hidden />
                  {t`AI draft`}
                </Flex>
              ) : (
                t`AI draft`
              ),
            },
          ]}
          value={edited.by}
          onChange={(by) => onChange({ by })}
        />
        {edited.by === 'ai' && !isAiLocked && <AiChoices edited={edited} onChange={onChange} />}
      </Group>
      {edited.by === 'template' ? (
        <TemplateChoice edited={edited} onChange={onChange} {...props} />
      ) : isAiLocked ? (
        <Text size="sm" c="dimmed">
          <Trans>AI drafts aren't in your plan. You can use templates.</Trans>{' '}
          <UpgradeLink from="locked_page">
            <Trans>Upgrade</Trans>
          </UpgradeLink>
        </Text>
      ) : (
        <Instructions edited={edited} onChange={onChange} hasModel={props.hasModel} />
      )}
    </Flex>
  )
}

function AiChoices({ edited: { tone, language }, onChange }: Pick<Props, 'edited' | 'onChange'>) {
  const { t } = useLingui()
  const tones: Record<Tone, string> = {
    warm: t`Tone: warm`,
    neutral: t`Tone: neutral`,
    short: t`Tone: short`,
    formal: t`Tone: formal`,
  }
  const codes = languageCodes(language === null ? [] : [language])
  return (
    <>
      <FilterSelect
        label={t`Tone`}
        value={tone}
        options={(Object.keys(tones) as Tone[]).map((value) => ({ value, label: tones[value] }))}
        onChange={(next) => onChange({ tone: next })}
      />
      <FilterSelect
        label={t`Language of the reply`}
        value={language ?? ''}
        options={[
          { value: '', label: t`In the review's language` },
          ...codes.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={(next) => onChange({ language: next === '' ? null : next })}
      />
    </>
  )
}

function Instructions({ edited, onChange, hasModel }: Pick<Props, 'edited' | 'onChange' | 'hasModel'>) {
  const { t } = useLingui()
  const { length } = edited.instructions
  return (
    <>
      <Textarea
        size="md"
        minRows={3}
        aria-label={t`Instructions`}
        placeholder={t`What it should say, and what it should never say`}
        maxLength={INSTRUCTIONS_MAX}
        value={edited.instructions}
        onChange={(event) => onChange({ instructions: event.target.value })}
      />
      <Text size="sm" c="dimmed">
        <Trans>
          {length} of {INSTRUCTIONS_MAX} characters. Each reply uses one AI request.
        </Trans>
        {hasModel === false && (
          <Text component="strong" inherit c="warn" fw={540}>
            {' '}
            <Trans>No language model is set up on this server: nothing is written until one is.</Trans>
          </Text>
        )}
      </Text>
    </>
  )
}

type TemplateProps = Pick<Props, 'edited' | 'onChange' | 'templates' | 'isTried' | 'onTemplates'>

function TemplateChoice({ edited: { templateIds }, onChange, templates, isTried, onTemplates }: TemplateProps) {
  const { t } = useLingui()
  const id = useId()
  const isMissing = isTried && templateIds.length === 0
  return (
    <>
      <ChosenTokens
        label={t`Add template`}
        values={templateIds}
        options={(templates ?? []).map((one) => ({ value: one.id, label: one.name }))}
        nameOf={() => (templates ? t`Deleted template` : t`Template`)}
        onChange={(next) => onChange({ templateIds: next })}
        isFull={templateIds.length >= TEMPLATES_MAX}
        isInvalid={isMissing}
        describedBy={id}
      />
      <Text size="sm" c="dimmed" id={id}>
        {isMissing ? (
          <Text span inherit c="bad">
            <Trans>Choose at least one template.</Trans>
          </Text>
        ) : (
          <Trans>
            If you choose several, they take turns so that replies don't look alike. Templates use no AI requests.
          </Trans>
        )}
      </Text>
      <Anchor component="button" type="button" variant="action" onClick={onTemplates}>
        <Trans>Templates</Trans>
      </Anchor>
    </>
  )
}
