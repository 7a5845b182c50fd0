import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ActiveIncident } from '#contract/administration.ts'
import type { Identity } from '#contract/auth.ts'
import { keepBannerRoom } from '#web/data/banner-room.ts'
import { usePhone } from '#web/ui/use-phone.ts'
import { AccountBanner } from './account-banner.tsx'
import type { AccountNotice } from './account-notice.ts'
import classes from './banners.module.css'
import { FoldedNotices } from './folded-notices.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { IncidentBanner } from './incident-banner.tsx'
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
export default function Banners({ identity, incidents, account, isComplete }: Props) {
  const { t } = useLingui()
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (isComplete) keepBannerRoom(height)
  }, [isComplete, height])
  const phone = usePhone()
  const said = incidents.map((incident) => <IncidentBanner key={incident.id} incident={incident} />)
  const acting = identity.impersonatorId !== undefined && <ImpersonationBanner key="acting" identity={identity} />
  const ofAccount = account && <AccountBanner key="account" notice={account} />
  const folded = ofAccount ? [...said, ofAccount] : said
  if (phone)
    return (
      <>
        {folded.length > 0 && <FoldedNotices notices={folded} onHeight={setHeight} />}
        {acting && <StickyTop className={classes.acting}>{acting}</StickyTop>}
      </>
    )
  return (
    <StickyTop className={classes.stack} role="region" aria-label={t`Notices`} onHeight={setHeight}>
      {said}
      {acting}
      {ofAccount}
    </StickyTop>
  )
}
