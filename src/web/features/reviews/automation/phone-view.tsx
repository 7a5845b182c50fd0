import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './automation.module.css'
import { statusOf, type ListedRule } from './listed-rules.ts'
import { StatusTag } from './rule-list.tsx'

interface Props {
  rule: ListedRule
  part: Part
  /** Answered in the dry run; null: not worked out. */
  answered: number | null
  notes: ReactNode
  onPart: (part: Part) => void
  onBack: () => void
  children: ReactNode
}

/** One rule as a page of its own: its editor, or its dry run. */
export function PhoneView({ rule, part, answered, notes, onPart, onBack, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.phone}>
      <Group gap="xs" wrap="nowrap" pl={6} pr="var(--sg-gutter)">
        <UnstyledButton
          aria-label={t`All rules`}
          display="grid"
          flex="none"
          w={44}
          h={44}
          bdrs="md"
          style={{ placeItems: 'center' }}
          onClick={onBack}
        >
          <IconChevronLeft size={22} stroke={1.8} aria-hidden />
        </UnstyledButton>
        <Text component="h2" fz={17} fw={630} lh="xl" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {rule.edited.name.trim() || <Trans>New rule</Trans>}
        </Text>
        <StatusTag status={statusOf(rule)} />
      </Group>
      <Stack gap={14} px="var(--sg-gutter)">
        {notes}
      </Stack>
      <SegmentedControl
        aria-label={t`Part of the rule`}
        mod="wide"
        size="sm"
        data={[
          { value: 'rule', label: t`Rule` },
          { value: 'dry-run', label: answered === null ? t`Dry run` : t`Dry run: ${answered}` },
        ]}
        value={part}
        onChange={onPart}
      />
      {children}
    </div>
  )
}

/** The search parameters of the page, not yet validated. */
export interface Search {
  /** Id of the rule that is open. */
  rule?: string | undefined
  /** On a phone: `dry-run`. */
  part?: string | undefined
}

type Part = 'rule' | 'dry-run'

export const partOf = ({ part }: Search): Part => (part === 'dry-run' ? part : 'rule')
