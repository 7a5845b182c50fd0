import { iconSvg } from '../icons/icon.ts'
import type { SampleApp } from '../sample-app.ts'
import { artOf } from './art.ts'
import { drawMark } from './marks.ts'
import { svg } from './svg.ts'

/** LIM-007 and LIM-008. */
const sides = { APP_STORE: 1024, GOOGLE_PLAY: 512 } as const

/** An app's icon: a full square, round corners are the stores' matter. */
export function drawIcon(app: SampleApp): string {
  const side = sides[app.ref.store]
  return app.icon ? iconSvg(app.icon, app.ref.trackId, side) : svg(side, side, drawMark(artOf(app)), '0 0 128 128')
}
