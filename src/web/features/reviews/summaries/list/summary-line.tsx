import { UnstyledButton } from '@mantine/core'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { countsOf, scopeText } from '../texts/facts.ts'
import { stageOf } from '../texts/status.ts'
import { timeLeft } from '../texts/time-left.ts'
import classes from './list.module.css'
import { StatusTag } from './status-tag.tsx'

interface Props {
  summary: SummaryListed
  isOpen: boolean
  onShow: () => void
}

/** One summary: its period, what it is about, and how far it is. */
export function SummaryLine({ summary, isOpen, onShow }: Props) {
  const now = useNow()
  const stage = stageOf(summary)
  const scope = scopeText(summary)
  const facts = stage === 'done' ? countsOf(summary) : stage === 'made' ? timeLeft(summary, now) : null
  return (
    <li>
      <UnstyledButton className={classes.line} aria-current={isOpen || undefined} onClick={onShow}>
        <span className={classes.period}>{periodName(summary)}</span>
        {scope !== null && <span className={classes.facts}>{scope}</span>}
        {facts !== null && <span className={classes.facts}>{facts}</span>}
        <StatusTag summary={summary} />
      </UnstyledButton>
    </li>
  )
}
