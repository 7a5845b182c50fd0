import { bootsAndBog } from './boots-and-bog.ts'
import { cairnfinder } from './cairnfinder.ts'
import { duskHarbour } from './dusk-harbour.ts'
import { facetFall } from './facet-fall.ts'
import { lettuceLetters } from './lettuce-letters.ts'
import { moorlight } from './moorlight.ts'
import { moorlightAndroid } from './moorlight-android.ts'
import { nappery } from './nappery.ts'
import { orchardDrop } from './orchard-drop.ts'
import { papertrout } from './papertrout.ts'
import { prismPicnic } from './prism-picnic.ts'
import { sillgarden } from './sillgarden.ts'
import { slatebeam } from './slatebeam.ts'
import { tallyfox } from './tallyfox.ts'
import { tidewren } from './tidewren.ts'
import { trailmoss } from './trailmoss.ts'
import type { HandwrittenApp } from '../sample-app.ts'

/** The apps that the demo shows first. */
export const handwrittenApps: readonly HandwrittenApp[] = [
  moorlight,
  duskHarbour,
  nappery,
  facetFall,
  prismPicnic,
  orchardDrop,
  papertrout,
  slatebeam,
  tidewren,
  trailmoss,
  cairnfinder,
  bootsAndBog,
  moorlightAndroid,
  lettuceLetters,
  tallyfox,
  sillgarden,
]
