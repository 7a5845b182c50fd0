import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import type { KeptRow } from '#web/offline/storage/tables.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import { savedPictures } from '#web/offline/answers/saved-pictures.ts'
import { keyOf, pagesKnown, surveyPage, type Inventory, type PageState, type SurveyContext } from './survey.ts'
import { getQueryClient } from '../cache/query-client.ts'
import { restoreReads } from '../queries/read.ts'
import { projectsRead } from '../queries/reads.ts'
import type { Answer } from '#web/api/request.ts'

/** Pages checked in one task. */
const PAGES_A_TASK = 8

/** What the device has for the kept apps. */
export async function takeInventory(userId: string, rows: readonly KeptRow[]): Promise<Inventory> {
  const store = await loadQueryStore()
  const [entries, pictures] = [await store.entries(), await savedPictures('keptMedia', userId)]
  return {
    entries: new Map(entries.map((entry) => [entry.key, entry])),
    pictures,
    refused: new Map(rows.flatMap(({ refused }) => refused.map(({ key, at }) => [key, at] as const))),
  }
}

/** The user's apps; null: not known yet. */
export async function projectsOf(identity: Identity): Promise<Project[] | null> {
  const projects = projectsRead(identity)
  await restoreReads([projects])
  return getQueryClient().getQueryData<Answer<Project[]>>(projects.queryKey)?.data ?? null
}

/** Checks every page of a project, a few at a time, to avoid long tasks. */
export async function survey(project: Project, context: SurveyContext): Promise<PageState[]> {
  const states: PageState[] = []
  for (const page of await pagesKnown(project)) {
    states.push(await surveyPage(page, context))
    if (states.length % PAGES_A_TASK === 0) await nextTask()
  }
  return states
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Total bytes of the answers and pictures of some pages, each counted once. */
export function sizeOf(states: readonly PageState[], { entries, pictures }: Inventory): number {
  const keys = new Set(states.flatMap((state) => state.reads.map(keyOf)))
  const addresses = new Set(states.flatMap((state) => state.pictures))
  let size = 0
  for (const key of keys) size += entries.get(key)?.size ?? 0
  for (const address of addresses) size += pictures.get(address) ?? 0
  return size
}
