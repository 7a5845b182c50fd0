import type { SampleApp } from '../sample-app.ts'
import { readConcepts } from '../world/worlds.ts'

/** Ids of the concepts of an app's category, its own among them. */
export async function kindsBeside({ concept }: SampleApp): Promise<ReadonlySet<string>> {
  const worlds = [...(await readConcepts()).values()]
  const category = worlds.find((concepts) => concepts.some(({ id }) => id === concept.id)) ?? [concept]
  return new Set(category.map(({ id }) => id))
}
