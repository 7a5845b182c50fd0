import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuotaNote } from './list/quota-note.tsx'
import type { Rights } from './rights.ts'
import classes from './summaries.module.css'

interface Props {
  rights: Rights
  /** null: they may not. */
  onNew: (() => void) | null
}

/** There is none yet. */
export const NoSummaries = ({ rights, onNew }: Props) => (
  <div className={classes.none}>
    <EmptyState
      title={onNew ? <Trans>Create your first summary</Trans> : <Trans>No summaries yet</Trans>}
      action={
        onNew && (
          <>
            <Button variant="filled" icon={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={onNew}>
              <Trans>New summary</Trans>
            </Button>
            <QuotaNote rights={rights} />
          </>
        )
      }
    >
      <Trans>It tells in two minutes what people praise, what spoils it for them, and what has changed.</Trans>
    </EmptyState>
  </div>
)
