import { Trans, useLingui } from '@lingui/react/macro'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { discard } from '#web/offline/outbox/outbox.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  /** A country to be tracked, which the server refused. */
  entry: OutboxEntry
  onChoose: () => void
}

/** CTRY-023: the store of a country does not list the app; tracking it is given up. */
export default function UnsupportedCountryDialog({ entry, onChoose }: Props) {
  const { i18n } = useLingui()
  const giveUp = () => void discard(entry.seq)
  return (
    <Dialog
      opened
      onClose={giveUp}
      title={<Trans>Not available in this country</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={giveUp}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              giveUp()
              onChoose()
            }}
          >
            <Trans>Choose another country</Trans>
          </Button>
        </>
      }
    >
      <p>{entry.scope && i18n._(entry.scope)}</p>
      <p>{entry.refusal && i18n._(entry.refusal.message)}</p>
    </Dialog>
  )
}
