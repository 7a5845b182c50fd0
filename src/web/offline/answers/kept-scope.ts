import * as v from 'valibot'
import { getCompetitors, getProjects } from '#contract/projects.ts'
import type { DataDatabase } from '../storage/tables.ts'

const Projects = v.array(v.object({ projectId: v.string(), trackId: v.string() }))
const Competitors = v.object({ content: v.array(v.object({ trackId: v.string() })) })

/** Whether a saved answer (by its key) or an API address concerns certain apps. */
export type Scope = (text: string) => boolean

/**
 * Ids of projects, their own apps and their competitors, as far as the device knows them. Every key or address about
 * one of these apps contains one of these ids.
 */
export async function idsOf(db: DataDatabase, projectIds: readonly string[]): Promise<Set<string>> {
  const ids = new Set(projectIds)
  if (ids.size === 0) return ids
  const [projects, competitors] = await Promise.all(
    [getProjects, getCompetitors].map(({ id }) => db.queries.where('endpointId').equals(id).toArray()),
  )
  for (const { data } of projects ?? []) {
    const parsed = v.safeParse(Projects, data)
    if (!parsed.success) continue
    for (const one of parsed.output) if (ids.has(one.projectId)) ids.add(one.trackId)
  }
  const ofThese = scopeOf(projectIds)
  for (const { key, data } of competitors ?? []) {
    const parsed = v.safeParse(Competitors, data)
    if (parsed.success && ofThese(key)) for (const { trackId } of parsed.output.content) ids.add(trackId)
  }
  return ids
}

/** Matches ids as a whole: "12" is not in "123". */
export function scopeOf(ids: Iterable<string>): Scope {
  const names = Array.from(ids, (id) => id.replaceAll(/[^\w-]/g, String.raw`\$&`))
  if (names.length === 0) return () => false
  const pattern = new RegExp(String.raw`(?<![\w.-])(?:${names.join('|')})(?![\w.-])`)
  return (text) => pattern.test(text)
}

/** The lists that say which apps there are: small, and needed to find out what is kept. */
export const isList = (key: string): boolean => [getProjects, getCompetitors].some(({ id }) => key.startsWith(`${id}@`))

/** The answers of the apps that the user keeps available offline, and the list of apps itself. */
export async function keptScope(db: DataDatabase): Promise<Scope> {
  const kept = (await db.kept.toCollection().primaryKeys()).filter((key) => typeof key === 'string')
  if (kept.length === 0) return () => false
  const ofKept = scopeOf(await idsOf(db, kept))
  return (key) => key.startsWith(`${getProjects.id}@`) || ofKept(key)
}
