import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ActiveIncident } from '#contract/administration.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { bannerRoom } from '../boot/banner-room.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { AccountBanner } from './account-banner.tsx'
import type { AccountNotice } from './account-notice.ts'
import classes from './banners.module.css'
import { FoldedNotices } from './folded-notices.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { IncidentBanner } from './incident-banner.tsx'
import { fillNoticeRow, settleNoticeRow, pushPage } from './notice-row.ts'
import { StickyTop } from './sticky-top.tsx'

interface Props {
  identity: Identity
  /** The worst first. */
  incidents: readonly ActiveIncident[]
  account: AccountNotice | null
  /** No more are on their way. */
  isComplete: boolean
}

/** What is told above every page: incidents, who is acted as, the account. On a phone only who is acted as stays there. */
export function Banners({ identity, incidents, account, isComplete }: Props) {
  const { t } = useLingui()
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (isComplete && height > 0) settleNoticeRow(height)
  }, [isComplete, height])
  const phone = usePhone()
  const isLate = useIsLate()
  const said = incidents.map((incident) => <IncidentBanner key={incident.id} incident={incident} />)
  const acting = identity.impersonatorId !== undefined && <ImpersonationBanner key="acting" identity={identity} />
  const ofAccount = account && <AccountBanner key="account" notice={account} />
  const folded = ofAccount ? [...said, ofAccount] : said
  // Beside who is acted as nothing else sticks on a phone.
  const sticks = isLate && !acting
  const onHeight = (now: number) => {
    // For the line of who is acted as the page has kept room.
    if (acting && (phone || height === 0)) pushPage(now)
    else fillNoticeRow(now)
    setHeight(now)
  }
  if (phone)
    return (
      <>
        {folded.length > 0 && (
          <FoldedNotices
            key={String(sticks)}
            notices={folded}
            sticks={sticks}
            onHeight={onHeight}
            onUnfolded={pushPage}
          />
        )}
        {acting && <StickyTop className={classes.acting}>{acting}</StickyTop>}
      </>
    )
  return (
    <StickyTop className={classes.stack} role="region" aria-label={t`Notices`} onHeight={onHeight}>
      {said}
      {acting}
      {ofAccount}
    </StickyTop>
  )
}

/** Whether notices have come above a page that stood already: they would be out of sight there if they did not stick. */
function useIsLate(): boolean {
  const page = useLocation({ select: ({ pathname }) => pathname })
  const [late] = useState(bannerRoom() === 0 && page)
  return late === page
}
