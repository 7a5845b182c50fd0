import { Trans, useLingui } from '@lingui/react/macro'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { change } from '../queue-change.ts'

interface Props {
  app: SelectedApp
  organizationId: string
  summary: SummaryListed
  onClose: () => void
}

/** Asks before a summary is deleted. Works offline: it is sent when it can be. */
export default function RemoveDialog({ app, organizationId, summary, onClose }: Props) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const { trackId, store, title } = app
  const { id, from, to } = summary
  const period = periodName(summary)
  const remove = async () => {
    onClose()
    const payload = { organizationId, appTitle: title, app: { trackId, store }, summaryId: id, from, to }
    await change('removeSummary', payload, t`Summary not deleted`)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      role="alertdialog"
      width={440}
      title={<Trans>Delete the summary of {period}?</Trans>}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onClick={() => void remove()}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>It will be deleted for everyone in your organisation. The reviews stay.</Trans>
      </p>
      {isOffline && (
        <p role="status">
          <Trans>You're offline. It'll be deleted when you're back online.</Trans>
        </p>
      )}
    </Dialog>
  )
}
