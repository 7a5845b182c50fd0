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
              {onChange && finding.mended !== null && <Mend finding={finding} onMend={onChange.mend} />}
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

const Mend = ({ finding: { mended }, onMend }: { finding: Finding; onMend: (text: string) => void }) => (
  <Button size="compact-xs" variant="subtle" onClick={() => mended !== null && onMend(mended)}>
    <Trans>Mend</Trans>
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
  const { source, checked, isEnglish } = ruleOf(rule)
  const day = formatDay(checked, language())
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
          , read on {day}.
        </Trans>
      </Text>
      {isEnglish && (
        <Text size="sm" c="dimmed">
          <Trans>Looks for English words, whole, in English texts alone.</Trans>
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
  'length.over': () => msg`Longer than the store takes.`,
  'length.short-name': () => msg`The App Store needs a name of at least two characters.`,
  'play.length': () => msg`Longer than the store takes.`,
  'play.required': () => msg`The store needs this text in each language that you begin.`,
  'required.empty': () => msg`The store needs this text in each language that you begin.`,
  'text.invisible': () =>
    msg`Holds characters that nobody sees. They count, and search doesn't find words across them.`,
  'text.ends': () => msg`Spaces at the beginning or end are cut off.`,
  'words.placeholder': (found) => msg`“${found}” looks like a text that was to be replaced.`,
  'words.negative-apple': (found) => msg`“${found}” speaks badly of Apple's products. Reviewers may refuse it.`,
  'words.other-platforms': (found) => msg`“${found}” names another platform. Reviewers of the App Store may refuse it.`,
  'words.future': (found) => msg`“${found}” promises what isn't there yet. Reviewers may refuse it.`,
  'words.test': (found) => msg`“${found}” sounds like a test version. Reviewers may refuse it.`,
  'words.price': (found) => msg`“${found}” speaks of the price. Reviewers may refuse it in a name or subtitle.`,
  'apple.emoji': (found) => msg`App Store Connect takes no emoji in the description: ${found}`,
  'apple.repeated-word': (found) => msg`The name has “${found}” already. The App Store counts a word once.`,
  'apple.room-in-subtitle': () => msg`There is room for more words that people search for.`,
  'keywords.spaces': () => msg`Spaces around commas count as characters and aren't needed.`,
  'keywords.empty-entry': () => msg`There is no word between two commas.`,
  'keywords.twice': (found) => msg`“${found}” stands here twice.`,
  'keywords.in-name': (found) => msg`“${found}” stands in the name or subtitle, which counts as well.`,
  'keywords.room': () => msg`There is room for more keywords.`,
  'play.emoji': (found) => msg`Google Play takes no emoji and emoticons here: ${found}`,
  'play.repeated-characters': (found) => msg`“${found}”: Google Play may refuse repeated special characters.`,
  'play.capitals': () => msg`Google Play may refuse capitals alone, unless your brand is written so.`,
  'play.promotion': (found) => msg`“${found}”: Google Play may refuse words of rank, price and promotion here.`,
  'play.call-to-action': (found) => msg`“${found}”: Google Play may refuse calls to action here.`,
}

/** What a rule says of a text, to the person who writes it. */
export const findingText = ({ rule, found }: Finding): MessageDescriptor => say[rule](found ?? '')
