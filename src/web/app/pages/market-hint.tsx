import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { useMay } from '#web/session/hooks.ts'
import { Note } from '#web/ui/forms/note.tsx'

/** On a server of the live market: how an organisation of the sample market gets real apps. */
export function MarketHint({ identity: { market, demo } }: { identity: Identity }) {
  const { market: ofServer } = useLinks()
  const mayMove = useMay('account/close')
  if (market !== 'sample' || ofServer !== 'live' || demo || !mayMove) return null
  return (
    <Note kind="info">
      <Trans>
        Your organisation is on the sample market, where everything is invented.{' '}
        <Link to="/settings/team">Switch to the live market</Link> to work with real apps.
      </Trans>
    </Note>
  )
}
