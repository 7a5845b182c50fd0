import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const RemoveDialog = lazyWithRetry(() => import('./remove-summary-dialog.tsx'))

interface Props {
  app: SelectedApp
  organizationId: string
  summary: SummaryListed
  /** The icon alone. */
  isIcon?: boolean
}

/** Deletes a summary, once that is confirmed. */
export function RemoveSummary({ app, organizationId, summary, isIcon = false }: Props) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const ask = { 'aria-haspopup': 'dialog', onClick: () => setAsking(true) } as const
  return (
    <>
      {isIcon ? (
        <IconButton label={t`Delete this summary`} size={36} {...ask}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      ) : (
        <Button variant="subtle" color="gray" aria-label={t`Delete this summary`} {...ask}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {isAsking && (
        <RemoveDialog app={app} organizationId={organizationId} summary={summary} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
