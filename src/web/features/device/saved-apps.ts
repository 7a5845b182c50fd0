import type { Identity } from '#contract/auth/auth.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { projectsOf, sizeOf, survey, takeInventory } from '#web/data/keep-offline/inventory.ts'
import { keyOf, type Inventory, type PageState } from '#web/data/keep-offline/survey.ts'
import type { PagePlan } from '#web/data/keep-offline/page-plans.ts'
import { keptRows } from '#web/offline/answers/kept.ts'
import { savedPictures } from '#web/offline/answers/saved-pictures.ts'

/** An app in one country as the device has it. */
export interface SavedCountry {
  locale: string
  /** Device time of its listing, ms since 1970; null: it is not saved. */
  at: number | null
  /** Bytes, about. */
  size: number
}

export interface SavedApp {
  /** Unique among a project's apps. */
  trackId: string
  title: string
  iconUrl: string | null
  isOwn: boolean
  countries: SavedCountry[]
  size: number
}

export interface SavedProject {
  project: Project
  apps: SavedApp[]
  size: number
}

export interface Saved {
  projects: SavedProject[]
  /** All answers and pictures, also those of no app, bytes. */
  total: number
  pictures: { count: number; size: number }
}

/** What the device has of every project, its own app first. */
export async function readSavedPages(plan: PagePlan, identity: Identity): Promise<Saved> {
  const { userId } = identity
  const [kept, seen] = [await takeInventory(userId, await keptRows(userId)), await savedPictures('media', userId)]
  const pictures = new Map([...seen, ...kept.pictures])
  const inventory = { ...kept, pictures }
  const projects: SavedProject[] = []
  for (const project of (await projectsOf(identity)) ?? []) {
    const states = await survey(project, { plan, identity, inventory })
    projects.push({ project, apps: appsOf(states, inventory), size: sizeOf(states, inventory) })
  }
  const pictureSize = [...pictures.values()].reduce((sum, one) => sum + one, 0)
  const answerSize = [...inventory.entries.values()].reduce((sum, one) => sum + one.size, 0)
  return { projects, total: answerSize + pictureSize, pictures: { count: pictures.size, size: pictureSize } }
}

function appsOf(states: readonly PageState[], inventory: Inventory): SavedApp[] {
  const byApp = Map.groupBy(states, ({ page }) => page.competitor?.trackId ?? '')
  return [...byApp].flatMap(([, pages]) => {
    const page = pages[0]?.page
    if (!page) return []
    const { project, competitor } = page
    return {
      trackId: competitor?.trackId ?? project.trackId,
      title: competitor?.name ?? project.title,
      iconUrl: (competitor ?? project).iconUrl,
      isOwn: competitor === null,
      countries: pages.map((one) => countryOf(one, inventory)),
      size: sizeOf(pages, inventory),
    }
  })
}

function countryOf(state: PageState, inventory: Inventory): SavedCountry {
  const listing = state.reads.find(({ queryKey }) => queryKey[0] === getAppDetails.id)
  const at = listing ? (inventory.entries.get(keyOf(listing))?.updatedAt ?? null) : null
  return { locale: state.page.locale, at, size: sizeOf([state], inventory) }
}
