import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconBan, IconBulb, IconInfoCircle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Finding } from '#aso/listing/lint/lint-listing.ts'
import { ruleOf, type LintLevel, type LintRuleId } from '#aso/listing/lint/rules.ts'
import type { IgnoredRule } from '#contract/listing-drafts.ts'
import { IGNORE_REASON_MAX } from '#contract/protocol/limits.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'

const looks = {
  error: { Icon: IconBan, colour: 'var(--sg-bad)' },
  warning: { Icon: IconAlertTriangle, colour: 'var(--sg-warn)' },
  hint: { Icon: IconBulb, colour: 'var(--sg-text-3)' },
} satisfies Record<LintLevel, unknown>

interface Props {
  /** What the rules say of one text. */
  findings: readonly Finding[]
  ignored: readonly IgnoredRule[]
  /** What the user may do; null: the text is not to be changed. */
  onChange: {
    /** Takes over the text as it follows a rule. */
    mend: (text: string) => void
    ignore: (ignored: IgnoredRule[]) => void
  } | null
}

/** What the rules say of one text, each with where it says so; those that somebody ignores are told when one asks. */
export function FieldFindings({ findings, ignored, onChange }: Props) {
  const reasonOf = (finding: Finding) => ignored.find(({ rule }) => rule === finding.rule)?.reason
  const left = findings.filter((finding) => reasonOf(finding) === undefined)
  const silent = findings.filter((finding) => reasonOf(finding) !== undefined)
  const stopIgnoring = (id: string) => onChange?.ignore(ignored.filter(({ rule }) => rule !== id))
  return (
    <Stack gap={6} mt={8}>
      {left.length > 0 && (
        <Stack component="ul" gap={6}>
          {left.map((finding) => (
            <FindingLine key={finding.rule} finding={finding}>
              {onChange && finding.mended !== null && <Fix finding={finding} onFix={onChange.mend} />}
              {onChange && (
                <IgnoreForm onIgnore={(reason) => onChange.ignore([...ignored, { rule: finding.rule, reason }])} />
              )}
            </FindingLine>
          ))}
        </Stack>
      )}
      {silent.length > 0 && (
        <IgnoredFindings>
          {silent.map((finding) => (
            <FindingLine key={finding.rule} finding={finding} reason={reasonOf(finding)}>
              {onChange && (
                <Button size="compact-xs" variant="subtle" onClick={() => stopIgnoring(finding.rule)}>
                  <Trans>Check again</Trans>
                </Button>
              )}
            </FindingLine>
          ))}
        </IgnoredFindings>
      )}
    </Stack>
  )
}

interface LineProps {
  finding: Finding
  /** Why it is ignored. */
  reason?: string | undefined
  /** What can be done about it. */
  children: ReactNode
}

function FindingLine({ finding, reason, children }: LineProps) {
  const { i18n } = useLingui()
  const { level, rule } = finding
  const { Icon, colour } = looks[level]
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start" fz="sm" lh="sm">
      <Icon size={16} stroke={1.7} color={colour} style={{ flex: 'none', marginTop: 1 }} aria-hidden />
      <Text inherit flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text span inherit fw={540}>
          <Level level={level} />
        </Text>{' '}
        {i18n._(findingText(finding))}
        {reason !== undefined && (
          <Text span inherit c="dimmed">
            {' '}
            <Trans>Ignored: {reason}</Trans>
          </Text>
        )}
      </Text>
      {children}
      <About rule={rule} />
    </Group>
  )
}

const Fix = ({ finding: { mended }, onFix }: { finding: Finding; onFix: (text: string) => void }) => (
  <Button size="compact-xs" variant="subtle" onClick={() => mended !== null && onFix(mended)}>
    <Trans>Fix</Trans>
  </Button>
)

/** Leaves a rule out for this text; whoever reads it later sees why. */
function IgnoreForm({ onIgnore }: { onIgnore: (reason: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  return (
    <Disclosure
      title={t`Ignore here`}
      button={
        <Text span size="xs" c="var(--sg-acc-text)" fw={540}>
          <Trans>Ignore here</Trans>
        </Text>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason !== '') onIgnore(reason)
        }}
      >
        <TextInput
          label={t`Reason`}
          description={t`Your team sees it.`}
          maxLength={IGNORE_REASON_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="sm" mt="sm" disabled={reason === ''}>
          <Trans>Ignore here</Trans>
        </Button>
      </form>
    </Disclosure>
  )
}

function IgnoredFindings({ children }: { children: ReactNode[] }) {
  const [opened, setOpened] = useState(false)
  return (
    <div>
      <Anchor component="button" type="button" size="xs" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <Plural value={children.length} one="# ignored rule" other="# ignored rules" />
      </Anchor>
      {opened && (
        <Stack component="ul" gap={6} mt={6}>
          {children}
        </Stack>
      )}
    </div>
  )
}

function Level({ level }: { level: LintLevel }) {
  if (level === 'error') return <Trans>Not accepted:</Trans>
  return level === 'warning' ? <Trans>Check:</Trans> : <Trans>Hint:</Trans>
}

/** Where the rule comes from, and how old it is. */
function About({ rule }: Pick<Finding, 'rule'>) {
  const { t } = useLingui()
  const { source, asOf, isEnglish } = ruleOf(rule)
  const day = formatDay(asOf, language())
  const host = new URL(source).host
  return (
    <Disclosure
      title={t`About this rule`}
      buttonLabel={t`About this rule`}
      button={<IconInfoCircle size={16} stroke={1.7} color="var(--sg-text-3)" aria-hidden />}
    >
      <Text size="sm">
        <Trans>
          From{' '}
          <Anchor href={source} target="_blank" rel="noreferrer">
            {host}
          </Anchor>
          , as of {day}.
        </Trans>
      </Text>
      {isEnglish && (
        <Text size="sm" c="dimmed">
          <Trans>Looks for whole English words, in English texts only.</Trans>
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {rule}
      </Text>
    </Disclosure>
  )
}

/** @param found the words that the rule is about; '' where it is about the whole text */
type Say = (found: string) => MessageDescriptor

const say: Record<LintRuleId, Say> = {
  'length.over': () => msg`Longer than the store accepts.`,
  'length.short-name': () => msg`The App Store needs a name of at least two characters.`,
  'play.length': () => msg`Longer than the store accepts.`,
  'play.required': () => msg`The store needs this text in every language that you start.`,
  'required.empty': () => msg`The store needs this text in every language that you start.`,
  'text.invisible': () =>
    msg`Contains invisible characters. They count towards the limit, and search doesn't find words across them.`,
  'words.placeholder': (found) => msg`“${found}” looks like placeholder text.`,
  'words.negative-apple': (found) => msg`“${found}” is negative about Apple's products. Reviewers may reject it.`,
  'words.other-platforms': (found) => msg`“${found}” names another platform. App Store reviewers may reject it.`,
  'words.future': (found) => msg`“${found}” promises something that isn't there yet. Reviewers may reject it.`,
  'words.test': (found) => msg`“${found}” sounds like a test version. Reviewers may reject it.`,
  'words.price': (found) => msg`“${found}” is about the price. Reviewers may reject it in a name or subtitle.`,
  'apple.emoji': (found) => msg`App Store Connect doesn't accept emoji in the description: ${found}`,
  'apple.repeated-word': (found) => msg`The name has “${found}” already. The App Store counts a word once.`,
  'apple.room-in-subtitle': () => msg`There is room for more words that people search for.`,
  'keywords.spaces': () => msg`Spaces around commas count as characters and aren't needed.`,
  'keywords.empty-entry': () => msg`There is no keyword between two commas.`,
  'keywords.twice': (found) => msg`“${found}” is here twice.`,
  'keywords.in-name': (found) => msg`“${found}” is in the name or subtitle, where the App Store finds it too.`,
  'keywords.room': () => msg`There is room for more keywords.`,
  'play.emoji': (found) => msg`Google Play doesn't accept emoji or emoticons here: ${found}`,
  'play.repeated-characters': (found) => msg`“${found}”: Google Play may reject repeated special characters.`,
  'play.capitals': () => msg`Google Play may reject text in capitals, unless your brand is written that way.`,
  'play.promotion': (found) => msg`“${found}”: Google Play may reject words about rank, price or promotions here.`,
  'play.call-to-action': (found) => msg`“${found}”: Google Play may reject calls to action here.`,
}

/** What a rule says of a text, to the person who writes it. */
export const findingText = ({ rule, found }: Finding): MessageDescriptor => say[rule](found ?? '')
