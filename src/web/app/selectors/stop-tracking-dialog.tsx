import { Plural, Trans } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Stopping } from './use-stop-tracking.ts'

interface Props extends Stopping {
  onAnswer: (isMeant: boolean) => void
}

/** Asks before a country with tracked keywords is left, and says how many there are and what becomes of them. */
export default function StopTrackingDialog({ locale, keywords, onAnswer }: Props) {
  const isOffline = useConnectivity() === 'offline'
  const country = countryNameOf(locale)
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={<Trans>Stop tracking {country}?</Trans>}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={() => onAnswer(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onClick={() => onAnswer(true)}>
            <Trans>Stop tracking</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={keywords}
          one="# keyword is tracked there. It will no longer be updated, and its slot becomes free. It comes back with its tags, note and history if you track the country again."
          other="# keywords are tracked there. They will no longer be updated, and their slots become free. They come back with their tags, notes and history if you track the country again."
        />
      </p>
      {isOffline && (
        <p role="status">
          <Trans>You're offline. This will be sent when you're back online.</Trans>
        </p>
      )}
    </Dialog>
  )
}
