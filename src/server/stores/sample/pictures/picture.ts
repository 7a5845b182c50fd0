import * as v from 'valibot'
import { Store } from '#contract/store.ts'
import { sampleApp } from '../apps.ts'
import { iconSvg } from '../icons/icon.ts'

/** A picture of the sample market as SVG, by what its address says; null: there is no such app or picture. */
export async function samplePicture(store: string, trackId: string, name: string): Promise<string | null> {
  const app = v.is(Store, store) ? await sampleApp({ store, trackId }) : null
  if (!app) return null
  return name === 'icon.svg' && app.icon ? iconSvg(app.icon, trackId) : null
}
