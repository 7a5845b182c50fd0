import type { AppRef } from '#contract/store.ts'
import { handwrittenApps } from './apps/handwritten.ts'
import type { HandwrittenApp, SampleApp } from './sample-app.ts'
import { keyOf } from './seeds.ts'
import { RIVALS } from './world/brand.ts'
import type { Concept } from './world/concept.ts'
import { worldApps } from './world/world-apps.ts'
import { readConcepts } from './world/worlds.ts'

/** The name that stands before the colon of a title. */
const brandOf = (title: string) => title.split(/\s?[:：]/)[0] ?? title

function withConcept({ kind, ...app }: HandwrittenApp, concepts: readonly Concept[], number: number): SampleApp {
  const concept = concepts.find(({ id }) => id === kind)
  if (!concept) throw new Error(`The sample market has no concept ${kind}`)
  return {
    ...app,
    concept,
    brand: brandOf(app.texts['en-US'].title),
    variant: RIVALS + number,
  }
}

async function openWorld() {
  const concepts = await readConcepts()
  const all = [...concepts.values()].flat()
  const apps = [...handwrittenApps.map((app, number) => withConcept(app, all, number)), ...worldApps(concepts)]
  return { apps, byKey: new Map(apps.map((app) => [keyOf(app.ref), app])) }
}

let world: ReturnType<typeof openWorld> | undefined

/** Every app of the fictional market, the hand-written ones first; made when first asked for. */
export async function sampleApps(): Promise<readonly SampleApp[]> {
  return (await (world ??= openWorld())).apps
}

/** null: there is no such app in the fictional market. */
export async function sampleApp(ref: AppRef): Promise<SampleApp | null> {
  return (await (world ??= openWorld())).byKey.get(keyOf(ref)) ?? null
}
