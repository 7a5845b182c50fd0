import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Flex, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsUpDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { RuleMode } from '#contract/reviews/automation.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { statusOf, type ListedRule, type RuleStatus } from './listed-rules.ts'
import classes from './rule-list.module.css'

interface Props {
  rules: readonly ListedRule[]
  /** Id of the open rule; null: none. */
  selected: string | null
  /** Reviews that the open rule would answer. */
  dry: number | null
  /** Ids of those with a change that waits to be sent. */
  pending: ReadonlySet<string>
  mayChange: boolean
  isFull: boolean
  onOpen: (id: string) => void
  onNew: () => void
  onMove: (rule: ListedRule, by: -1 | 1) => void
}

/** The rules in the order in which they run. Arrow keys move the focus; with Alt they move the rule. */
export function RuleList(props: Props) {
  const { rules, selected, dry, pending, mayChange, isFull, onOpen, onNew, onMove } = props
  const { t } = useLingui()
  const keysId = useId()
  const [said, setSaid] = useState('')
  const { list, onKeyDown } = useListKeys<HTMLOListElement>(
    '[data-rule]',
    rules.map(({ id }) => id),
  )
  const ordered = rules.filter(({ rule }) => rule !== null)
  const nameOf = (rule: ListedRule) => rule.edited.name.trim() || t`New rule`
  const move = (rule: ListedRule, by: -1 | 1) => {
    const to = ordered.indexOf(rule) + by
    if (!mayChange || rule.rule === null || to < 0 || to >= ordered.length) return
    setSaid(t`${nameOf(rule)}: ${to + 1} of ${ordered.length}`)
    onMove(rule, by)
  }
  return (
    <Stack gap="sm">
      <Group gap={0} justify="space-between" wrap="nowrap" pl="sm">
        <Text component="h2" fw={630}>
          <Plural value={rules.length} one="# rule" other="# rules" />
        </Text>
        {mayChange && (
          <IconButton tooltip={false} label={t`New rule`} disabled={isFull} onClick={onNew}>
            <IconPlus size={18} stroke={1.8} aria-hidden />
          </IconButton>
        )}
      </Group>
      {/* Handles the keys of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        className={classes.list}
        aria-label={t`Rules`}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
          if (!event.altKey || by === null) return onKeyDown(event)
          const id = event.target instanceof Element ? event.target.getAttribute('data-rule') : null
          const rule = rules.find((one) => one.id === id)
          event.preventDefault()
          if (rule) move(rule, by)
          return undefined
        }}
      >
        {rules.map((rule) => (
          <li key={rule.id} data-selected={rule.id === selected || undefined}>
            <UnstyledButton
              data-rule={rule.id}
              aria-current={rule.id === selected ? 'true' : undefined}
              aria-describedby={mayChange && rule.rule ? keysId : undefined}
              onClick={() => onOpen(rule.id)}
            >
              <Flex component="span" gap="xs" align="flex-start" justify="space-between">
                <Text span inherit fw={580} miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {nameOf(rule)}
                </Text>{' '}
                {pending.has(rule.id) ? (
                  <Badge variant="outline">
                    <Trans>Not sent yet</Trans>
                  </Badge>
                ) : (
                  <StatusTag status={statusOf(rule)} />
                )}
              </Flex>{' '}
              <Text span size="sm" c="dimmed" lh="17px">
                <ModeText mode={rule.edited.mode} />
              </Text>{' '}
              <Text span size="sm" c="dimmed" lh="17px">
                <ActivityText rule={rule} dry={rule.id === selected ? dry : null} />
              </Text>
            </UnstyledButton>
            {mayChange && rule.id === selected && rule.rule && ordered.length > 1 && (
              <Flex component="span" gap={2} pos="absolute" right={8} bottom={8}>
                <IconButton
                  tooltip={false}
                  label={t`Move up`}
                  size={24}
                  disabled={ordered[0] === rule}
                  onClick={() => move(rule, -1)}
                >
                  <IconArrowUp size={15} stroke={1.8} aria-hidden />
                </IconButton>
                <IconButton
                  tooltip={false}
                  label={t`Move down`}
                  size={24}
                  disabled={ordered.at(-1) === rule}
                  onClick={() => move(rule, 1)}
                >
                  <IconArrowDown size={15} stroke={1.8} aria-hidden />
                </IconButton>
              </Flex>
            )}
          </li>
        ))}
      </ol>
      <Flex component="p" gap={10} p="sm" bg="var(--sg-hover)" bdrs="md" c="dimmed" fz="sm" lh="sm">
        <IconArrowsUpDown size={16} stroke={1.7} style={{ flex: 'none', marginTop: 1 }} aria-hidden />
        <span>
          <Trans>Rules run from top to bottom. The first one that matches replies.</Trans>
        </span>
      </Flex>
      <p id={keysId} hidden>
        <Trans>Press Alt and an arrow key to move it.</Trans>
      </p>
      <p className="sg-visually-hidden" role="status">
        {said}
      </p>
    </Stack>
  )
}

function ModeText({ mode }: { mode: RuleMode }) {
  if (mode === 'positive') return <Trans>Positive only, 4–5 stars</Trans>
  if (mode === 'negative') return <Trans>Negative only, 1–2 stars</Trans>
  return <Trans>All incoming reviews</Trans>
}

/** On, off, a draft on this device, or stopped automatically. */
export function StatusTag({ status }: { status: RuleStatus }) {
  if (status === 'on')
    return (
      <Badge color="good">
        <Trans>On</Trans>
      </Badge>
    )
  if (status === 'draft')
    return (
      <Badge color="iris">
        <Trans>Draft</Trans>
      </Badge>
    )
  if (status === 'stopped')
    return (
      <Badge variant="outline">
        <Trans>Stopped</Trans>
      </Badge>
    )
  return (
    <Badge>
      <Trans>Off</Trans>
    </Badge>
  )
}

interface ActivityTextProps {
  rule: ListedRule
  /** Answered in the dry run; null: not worked out. */
  dry: number | null
}

/** The rule's activity so far. */
function ActivityText({ rule, dry }: ActivityTextProps) {
  const { record } = rule
  const status = statusOf(rule)
  if (status === 'stopped') return <Trans>Stopped automatically</Trans>
  if (status === 'draft' && dry !== null) return <Trans>{dry} in the dry run</Trans>
  if (record && record.repliesIn30Days > 0)
    return <Plural value={record.repliesIn30Days} one="# reply in 30 days" other="# replies in 30 days" />
  if (record?.lastReplyAt) return <Trans>No replies in 30 days</Trans>
  if (status === 'on') return <Trans>No replies yet</Trans>
  return <Trans>Hasn't run yet</Trans>
}
