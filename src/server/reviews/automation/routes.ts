import { getAutomation } from '#contract/reviews/automation.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { requireOwnApp } from '../own-app.ts'
import { automationOf } from './automation.ts'
import { put } from './put-automation.ts'
import { sample } from './write-sample.ts'

const get = serve(getAutomation, async ({ params, query, caller, db, services }) => {
  const { organisationId, store, trackId } = await requireOwnApp(db, caller, { ...query, ...params })
  return automationOf(db, { organisation_id: organisationId, store, track_id: trackId }, services.clock())
})

/** Rules by which an app's reviews are answered. */
export const routes: Route[] = [get, put, sample]
