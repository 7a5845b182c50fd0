import { bootsAndBog } from './apps/boots-and-bog.ts'
import { cairnfinder } from './apps/cairnfinder.ts'
import { duskHarbour } from './apps/dusk-harbour.ts'
import { facetFall } from './apps/facet-fall.ts'
import { lettuceLetters } from './apps/lettuce-letters.ts'
import { moorlight } from './apps/moorlight.ts'
import { moorlightAndroid } from './apps/moorlight-android.ts'
import { nappery } from './apps/nappery.ts'
import { orchardDrop } from './apps/orchard-drop.ts'
import { papertrout } from './apps/papertrout.ts'
import { prismPicnic } from './apps/prism-picnic.ts'
import { sillgarden } from './apps/sillgarden.ts'
import { slatebeam } from './apps/slatebeam.ts'
import { tallyfox } from './apps/tallyfox.ts'
import { tidewren } from './apps/tidewren.ts'
import { trailmoss } from './apps/trailmoss.ts'
import type { SampleApp } from './sample-app.ts'

/** Every app of the fictional market. */
export const sampleApps: readonly SampleApp[] = [
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
