import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Market } from '#contract/store.ts'
import { moveToMarket, previewMarketMove } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { profileRead } from '#web/data/queries/profile-read.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { switchOrganisation } from '#web/session/switch-organisation.ts'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { marketName } from '#web/ui/display/source.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const MarketDialog = lazyWithRetry(() => import('./market-dialog.tsx'))

/** The market of the organisation; its owner can switch to another one of this server. */
export function MarketCard({ identity }: { identity: Identity }) {
  const { t, i18n } = useLingui()
  const { market: ofServer } = useLinks()
  const mayMove = useMay('account/close')
  const isOffline = useConnectivity() === 'offline'
  const { ready, entries } = useOutbox()
  const [target, setTarget] = useState<Market | null>(null)
  const { market, demo } = identity
  const targets = [...new Set<Market>(['sample', ofServer])].filter((one) => one !== market)
  if (!mayMove || demo || targets.length === 0) return null
  const isWaiting = entries.length > 0
  return (
    <Card title={t`Market`} padded>
      <DisabledWhileImpersonating>
        <Stack>
          <p>
            {market === 'sample' ? (
              <Trans>Your organisation is on the sample market. Its apps and figures are invented.</Trans>
            ) : market === 'live' ? (
              <Trans>Your organisation is on the live market, with real apps from the stores.</Trans>
            ) : (
              <Trans>Your organisation is on an imported archive of the stores.</Trans>
            )}
          </p>
          {isWaiting && (
            <Text size="xs" c="dimmed">
              <Trans>You have pending changes. Send or discard them before you switch.</Trans>
            </Text>
          )}
          {targets.map((one) => (
            <Button key={one} disabled={isOffline || isWaiting || !ready} onClick={() => setTarget(one)}>
              {one === 'live' ? <Trans>Switch to the live market</Trans> : t`Switch: ${i18n._(marketName[one])}`}
            </Button>
          ))}
        </Stack>
      </DisabledWhileImpersonating>
      {target !== null && <Move identity={identity} target={target} onClose={() => setTarget(null)} />}
    </Card>
  )
}

interface MoveProps {
  identity: Identity
  target: Market
  onClose: () => void
}

function Move({ identity, target, onClose }: MoveProps) {
  const { organizationId } = identity
  const own = { params: { orgId: organizationId } }
  const preview = useRead(read(previewMarketMove, own))
  const profile = useRead(profileRead(identity)).data
  const move = async (password: string | null) => {
    await call(moveToMarket, { ...own, body: { market: target, password } })
    // Nothing of before is left on the device, in any tab.
    await switchOrganisation(organizationId)
  }
  return (
    <MarketDialog
      target={target}
      preview={preview}
      hasPassword={profile?.hasPassword}
      onMove={move}
      onClose={onClose}
    />
  )
}
