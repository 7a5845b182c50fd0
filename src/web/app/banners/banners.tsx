import { useRouter, useLocation } from '@tanstack/react-router'
import { useEffect, useState, type ReactElement } from 'react'
import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { getAccountStatus } from '#contract/account-closing.ts'
import { getActiveIncidents, type ActiveIncident } from '#contract/administration.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { getStoreSources } from '#contract/market/sources.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { logWarning } from '#web/api/log.ts'
import { useMay } from '#web/session/hooks.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import {
  accountNotice,
  AccountBanner,
  type AccountNotice,
  ImpersonationBanner,
  IncidentBanner,
  SourcesBanner,
} from './banner-rows.tsx'
import { closeNoticeRow, settleNoticeRow, fillNoticeRow, pushPage } from './notice-row.ts'
import { bannerRoom } from './banner-room.ts'
import { StickyTop } from './sticky-top.tsx'
import classes from './banners.module.css'

/** Reads the notices for the top of every page and draws them. */
export function BannerWatch({ identity }: { identity: Identity }) {
  const status = useRead(read(getAccountStatus, { params: { orgId: identity.organizationId } }))
  const active = useRead(read(getActiveIncidents, {}))
  const mayChoose = useMay('admin/manage') && identity.market === 'live'
  const sources = useRead(read(getStoreSources, {}), { enabled: mayChoose })
  const asksSources = mayChoose && sources.data?.chosenBy === 'nobody'
  const incidents = active.data ?? []
  const { refresh } = status
  useFailureLogged('The account status', status.error)
  useFailureLogged('Incidents', active.error)
  useEffect(() => {
    document.addEventListener('account-status:changed', refresh)
    return () => document.removeEventListener('account-status:changed', refresh)
  }, [refresh])
  // BAN-011, BAN-019: if the server refuses, the page shows nothing; the log says why.
  const knownStatus = status.error && isRefusal(status.error) ? undefined : status.data
  const account = knownStatus ? accountNotice(knownStatus) : null
  const isNothing = incidents.length === 0 && !account && !identity.impersonatorId && !asksSources
  const isComplete = [status, active, ...(mayChoose ? [sources] : [])].every(
    ({ data, error }) => data !== undefined || error !== null,
  )
  useEffect(() => {
    if (isComplete && isNothing) settleNoticeRow(0)
  }, [isComplete, isNothing])
  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && closeNoticeRow()), [router])
  if (isNothing) return null
  return (
    <Banners
      identity={identity}
      incidents={incidents}
      account={account}
      asksSources={asksSources}
      isComplete={isComplete}
    />
  )
}

function useFailureLogged(what: string, error: ApiError | null): void {
  useEffect(() => {
    if (error) logWarning(`${what} could not be loaded: ${error.message}`)
  }, [what, error])
}

interface BannersProps {
  identity: Identity
  /** The worst first. */
  incidents: readonly ActiveIncident[]
  account: AccountNotice | null
  /** Nobody has chosen yet which sources this server uses. */
  asksSources?: boolean
  /** No more are on their way. */
  isComplete: boolean
}

/** The notices above every page: incidents, impersonation, the account. On a phone only that of the impersonation stays in sight. */
export function Banners({ identity, incidents, account, asksSources = false, isComplete }: BannersProps) {
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
  const ofServer = asksSources && <SourcesBanner key="sources" />
  const folded = [...said, ofServer, ofAccount].filter((one) => one !== false && one !== null)
  // On a phone nothing else sticks beside the impersonation banner.
  const sticks = isLate && !acting
  const onHeight = (now: number) => {
    // The page has reserved room for the impersonation banner.
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
      {ofServer}
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

interface FoldedProps {
  /** At least one. */
  notices: readonly ReactElement[]
  /** Stays at the top of the window. */
  sticks: boolean
  onHeight: (height: number) => void
  /** The height after the reader asked for more. */
  onUnfolded: (height: number) => void
}

/** On a phone the first notice, and how many more there are. */
export function FoldedNotices({ notices, sticks, onHeight, onUnfolded }: FoldedProps) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  const more = notices.length - 1
  return (
    <StickyTop
      sticks={sticks}
      className={sticks ? classes.stack : classes.notices}
      role="region"
      aria-label={t`Notices`}
      onHeight={unfolded ? onUnfolded : onHeight}
    >
      {unfolded ? notices : notices[0]}
      {more > 0 && (
        <UnstyledButton
          className={classes.more}
          w="100%"
          mih={44}
          bg="var(--sg-inset)"
          c="dimmed"
          fz="sm"
          fw={540}
          ta="center"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? <Trans>Show less</Trans> : <Plural value={more} one="# more notice" other="# more notices" />}
        </UnstyledButton>
      )}
    </StickyTop>
  )
}
