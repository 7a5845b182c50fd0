import type { AppRef, Store } from '#contract/store.ts'
import { categoryIds } from '../categories.ts'
import type { SampleApp } from '../sample-app.ts'
import { brandsOf, type Brand } from './brand.ts'
import type { Concept } from './concept.ts'
import { marketFactsOf } from './market-facts.ts'
import { productFactsOf } from './product-facts.ts'
import { worldCategories, type WorldCategory } from './worlds.ts'

function refOf({ name, category, developer, variant }: Brand, store: Store, concept: number): AppRef {
  if (store === 'GOOGLE_PLAY') return { store, trackId: `example.${developer.domain}.${name.toLowerCase()}` }
  return { store, trackId: String(9_900_200_000 + 1000 * worldCategories.indexOf(category) + 100 * concept + variant) }
}

const appOf = (brand: Brand, store: Store, concept: number): SampleApp => ({
  ref: refOf(brand, store, concept),
  brand: brand.name,
  concept: brand.concept,
  variant: brand.variant,
  icon: null,
  texts: null,
  developerName: brand.developer.name,
  category: categoryIds[brand.category][store],
  ...marketFactsOf(brand, store),
  ...productFactsOf(brand, store),
})

/** The apps that rival in each concept, invented from its category, its place in it and nothing else. */
export function worldApps(concepts: ReadonlyMap<WorldCategory, readonly Concept[]>): SampleApp[] {
  return [...concepts].flatMap(([category, ofCategory]) =>
    ofCategory.flatMap((concept, number) =>
      brandsOf(category, concept, number).flatMap((brand) => brand.stores.map((store) => appOf(brand, store, number))),
    ),
  )
}
