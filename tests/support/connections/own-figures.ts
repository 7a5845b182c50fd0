import { getOwnPerformance } from '#contract/connections/own-performance.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import type { Api } from '../api/api.ts'
import type { Open } from '../api/api-harness.ts'
import { newMember, type Member } from '../api/member.ts'
import { signInAgain } from '../pages/team.ts'
import { sample } from '../stores/sample-apps.ts'
import { addConnection } from './add-connection.ts'
import { putFaultsBeforeConsoles } from './console-line.ts'

/** Until the first reports of App Store Connect's console are there, ms. */
export const FIRST_REPORTS_MS = 26 * 3_600_000

/** An organisation with an app that a working key sees, and the line to its console. */
export async function connectedApp(open: Open, app = sample.moorlight) {
  const api = await open()
  const faults = await putFaultsBeforeConsoles(api.services)
  const owner = await newMember(api)
  const projectId = await owner.addProject(app)
  const provider = app.store === 'APP_STORE' ? 'app-store-connect' : 'google-play'
  const connectionId = await addConnection(api, owner, undefined, { provider, apps: [app] })
  const run = (stopping?: AbortSignal) => importOne(api, connectionId, stopping)
  return {
    api,
    faults,
    owner,
    projectId,
    connectionId,
    run,
    /** Asks for Apple's reports, waits until they are there and imports them. */
    runToFirstReports: async () => {
      await run()
      api.clock.advance(FIRST_REPORTS_MS)
      await run()
    },
    /** As the owner sees them, who signs in again when time has passed. */
    figures: async (country?: string) => figuresOf(api, owner, projectId, country),
  }
}

export const figuresOf = async (api: Api, member: Member, projectId: string, country?: string) =>
  (await signInAgain(api, member)).read(getOwnPerformance, { params: { projectId }, query: { country } })

/** Runs the job on one connection alone: the tests of a database share it. */
export async function importOne({ services }: Api, connectionId: string, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = services
  await importDueFigures(services, AbortSignal.abort())
  const far = new Date(clock().getTime() + 400 * DAY_MS)
  await db.updateTable('own_feed').set({ next_at: far }).where('connection_id', '<>', connectionId).execute()
  return importDueFigures(services, stopping)
}
