import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getQuotas } from '#contract/billing/plans.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection } from '#contract/connections/connection.ts'
import { addApps, type Project } from '#contract/projects.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { showAtOnce } from '#web/apps/adding/use-add-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { change } from '../change.ts'
import type { OfferedApp } from './offered-apps.ts'

/** Apps that the server adds to an organisation in one call. */
const ADDED_AT_ONCE = 20

/** Adds apps to a connection and takes them away; one that is not an own app yet becomes one first, which needs the server. */
export function useAppChoice(connection: Connection, identity: Identity, projects: readonly Project[]) {
  const { t } = useLingui()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>(null)
  const of = { connectionId: connection.id, connectionName: connection.name }
  const named = ({ trackId, store, title }: OfferedApp) => ({ trackId, store, title })

  async function own(apps: readonly OfferedApp[]): Promise<void> {
    const locale = projects[0]?.countries[0] ?? DEFAULT_LOCALE
    const refs = apps.map(({ trackId, store }) => ({ trackId, store, locale }))
    const params = { orgId: identity.organizationId }
    const { list } = await call(addApps, { params, body: { apps: refs } })
    showAtOnce(identity, list)
    void getQueryClient().invalidateQueries({ queryKey: [getQuotas.id] })
  }

  async function add(apps: readonly OfferedApp[]): Promise<void> {
    const fresh = apps.filter(({ project }) => project === null).slice(0, ADDED_AT_ONCE)
    const chosen = apps.filter((app) => app.project !== null || fresh.includes(app))
    setFailure(null)
    setBusy(new Set(chosen.map(({ trackId }) => trackId)))
    try {
      if (fresh.length > 0) await own(fresh)
      await change(
        'assignApps',
        { ...of, add: chosen.map(named), remove: [] },
        t`Adding the app to the connection failed`,
      )
    } catch (error) {
      setFailure(error)
    }
    setBusy(new Set())
  }

  return {
    busy,
    failure,
    add,
    remove: (app: OfferedApp) =>
      change('assignApps', { ...of, add: [], remove: [named(app)] }, t`Adding or removing apps failed`),
  }
}
