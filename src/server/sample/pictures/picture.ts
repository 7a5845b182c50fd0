import * as v from 'valibot'
import { Store } from '#contract/store.ts'
import { sampleApp } from '../apps.ts'
import { drawEvent } from './event-picture.ts'
import { drawHeader } from './header.ts'
import { drawScreen } from './screen.ts'
import type { SampleApp } from '../sample-app.ts'
import { iconSvg } from '../icons/icon.ts'
import { artOf } from './art.ts'
import { drawMark } from './marks.ts'
import { svg } from './svg.ts'

const screenName = /^(?<language>[a-z]{2,3})\/screen-(?<number>\d{1,2})\.svg$/
const eventName = /^event-(?<id>.{1,120})\.svg$/

function draw(app: SampleApp, name: string): string | null {
  if (name === 'icon.svg') return drawIcon(app)
  if (name === 'header.svg') return drawHeader(app)
  const screen = screenName.exec(name)?.groups
  if (screen) {
    const number = Number(screen['number'])
    const there = number >= 1 && number <= app.screenshots
    return there ? drawScreen(app, screen['language'] ?? 'en', number - 1) : null
  }
  const event = eventName.exec(name)?.groups
  return event?.['id'] === undefined ? null : drawEvent(app, event['id'])
}

/** A picture of the sample market as SVG, by what its address says; null: there is no such app or picture. */
export async function samplePicture(store: string, trackId: string, name: string): Promise<string | null> {
  const app = v.is(Store, store) ? await sampleApp({ store, trackId }) : null
  return app && draw(app, name)
}

/** Side of an icon in each store, pixels. */
const sides = { APP_STORE: 1024, GOOGLE_PLAY: 512 } as const

/** An app's icon: a full square, round corners are the stores' matter. */
function drawIcon(app: SampleApp): string {
  const side = sides[app.ref.store]
  return app.icon ? iconSvg(app.icon, app.ref.trackId, side) : svg(side, side, drawMark(artOf(app)), '0 0 128 128')
}
