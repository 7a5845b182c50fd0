import type { Project } from '#contract/projects.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import type { KeptRow } from '#web/offline/storage/tables.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { keptRows } from '#web/offline/answers/kept.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { sizeOf, survey, takeInventory } from './inventory.ts'
import { loadPage, idle, type Round } from './round.ts'
import { surveyPage, type Inventory, type PageState, type SurveyContext } from './survey.ts'
import { keeping, setKept, type KeptState } from './keeping.ts'
import { session } from '#web/session/session-store.ts'

/** A project to keep offline, with the state of its pages. */
export interface KeptApp {
  row: KeptRow
  project: Project
  states: PageState[]
}

/** Whether parts of the page are still missing or old. */
export const isUnfinished = ({ due, duePictures }: PageState) => due.length > 0 || duePictures.length > 0

/** Why a project can't be downloaded at the moment. */
export function heldBy({ savingData }: KeptRow): KeptState['held'] {
  if (deviceStorage.get() !== 'ok') return 'full'
  if (connectivity.get() === 'offline' || session.get().state !== 'in') return 'offline'
  return savesData() && !savingData ? 'savingData' : null
}

/** A project's state as reported to the interface. */
export function stateOf(
  states: readonly PageState[],
  inventory: Inventory,
  isDue: boolean,
  held: KeptState['held'],
): KeptState {
  const ages = states.flatMap(({ at }) => at ?? [])
  const saved = states.filter((one) => one.saved).length
  const lacking = new Set(states.filter((one) => !one.saved).map(({ page }) => page.locale))
  return {
    pages: states.length,
    saved,
    locales: [...new Set(states.map(({ page }) => page.locale))].filter((locale) => !lacking.has(locale)),
    size: sizeOf(states, inventory),
    at: ages.length > 0 ? Math.min(...ages) : null,
    work: !isDue || held ? 'none' : saved < states.length ? 'saving' : 'renewing',
    held: saved < states.length ? held : null,
  }
}

/** Downloads a project's pages and reports progress after each. Resolves to false if something failed. */
export async function loadApp(
  { row, project, states: before }: KeptApp,
  context: SurveyContext,
  stopping: AbortSignal,
): Promise<boolean> {
  const { projectId } = row
  const { identity, inventory } = context
  const isWanted = () =>
    !stopping.aborted &&
    keeping.get()?.has(projectId) === true &&
    session.get().identity?.organizationId === identity.organizationId
  const round: Round = {
    ...context,
    failed: new Set(),
    counting: new Set(),
    shouldContinue: () => isWanted() && heldBy(row) === null,
  }

  let states = before
  /** Pages processed so far; what they still lack is reported at the end. */
  const done = new Set<PageState>()
  const report = () => {
    if (!isWanted()) return
    const state = stateOf(states, inventory, true, null)
    const ready = states.filter((one) => one.saved || done.has(one)).length
    setKept(projectId, { ...state, saved: Math.max(state.saved, ready) })
  }
  const loadPages = async (isChosen: (state: PageState) => boolean) => {
    for (const [place, state] of states.entries()) {
      if (!isChosen(state) || !isUnfinished(state)) continue
      report()
      await idle()
      if (!round.shouldContinue()) return
      await loadPage(state.page, round)
      const after = await surveyPage(state.page, round)
      done.add(after)
      states[place] = after
    }
  }
  await loadPages(({ page }) => page.competitor === null)
  // The competitors became known with the own app's pages.
  const known = new Map(states.map((state) => [nameOf(state), state]))
  states = (await survey(project, context)).map((state) => known.get(nameOf(state)) ?? state)
  await loadPages(({ page }) => page.competitor !== null)
  if (round.counting.size > 0) {
    round.counting.clear()
    await loadPages(() => true)
  }
  if (!isWanted()) return true

  // Checks the device itself: what could not be written is missing.
  const now = await takeInventory(identity.userId, await keptRows(identity.userId))
  states = await survey(project, { ...context, inventory: now })
  const rest = states.some(isUnfinished)
  if (isWanted()) setKept(projectId, stateOf(states, now, false, rest ? (heldBy(row) ?? reasonOf(round)) : null))
  return !rest
}

const nameOf = ({ page }: PageState) => `${page.competitor?.trackId ?? ''} ${page.locale}`
const reasonOf = ({ failed, counting }: Round) => (failed.size === 0 && counting.size > 0 ? 'counting' : 'failed')
