import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getAccountStatus } from '#contract/account-closing.ts'
import { getActiveIncidents } from '#contract/administration.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { logWarning } from '#web/api/log.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { Banners } from '../banners/banners.tsx'
import { accountNotice } from '../banners/account-notice.ts'
import { closeNoticeRow, settleNoticeRow } from '../banners/notice-row.ts'

/** Reads what there is to be told above every page; and draws it. */
export function BannerWatch({ identity }: { identity: Identity }) {
  const status = useRead(read(getAccountStatus, { params: { orgId: identity.organizationId } }))
  const active = useRead(read(getActiveIncidents, {}))
  const incidents = active.data ?? []
  const { refresh } = status
  useFailureLogged('The account status', status.error)
  useFailureLogged('Incidents', active.error)
  useEffect(() => {
    document.addEventListener('account-status:changed', refresh)
    return () => document.removeEventListener('account-status:changed', refresh)
  }, [refresh])
  // BAN-011, BAN-019: where the server refuses to tell, nothing is told but in the log.
  const told = status.error && isRefusal(status.error) ? undefined : status.data
  const account = told ? accountNotice(told) : null
  const isNothing = incidents.length === 0 && !account && !identity.impersonatorId
  const isComplete = [status, active].every(({ data, error }) => data !== undefined || error !== null)
  useEffect(() => {
    if (isComplete && isNothing) settleNoticeRow(0)
  }, [isComplete, isNothing])
  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && closeNoticeRow()), [router])
  if (isNothing) return null
  return <Banners identity={identity} incidents={incidents} account={account} isComplete={isComplete} />
}

function useFailureLogged(what: string, error: ApiError | null): void {
  useEffect(() => {
    if (error) logWarning(`${what} could not be loaded: ${error.message}`)
  }, [what, error])
}
