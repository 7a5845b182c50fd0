import { bootsAndBog } from './apps/boots-and-bog.ts'
import { cairnfinder } from './apps/cairnfinder.ts'
import { duskHarbour } from './apps/dusk-harbour.ts'
import { facetFall } from './apps/facet-fall.ts'
import { moorlight } from './apps/moorlight.ts'
import { nappery } from './apps/nappery.ts'
import { orchardDrop } from './apps/orchard-drop.ts'
import { prismPicnic } from './apps/prism-picnic.ts'
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
  trailmoss,
  cairnfinder,
  bootsAndBog,
]
