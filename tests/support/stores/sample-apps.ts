import { bootsAndBog } from '#server/sample/apps/boots-and-bog.ts'
import { cairnfinder } from '#server/sample/apps/cairnfinder.ts'
import { duskHarbour } from '#server/sample/apps/dusk-harbour.ts'
import { facetFall } from '#server/sample/apps/facet-fall.ts'
import { moorlightAndroid } from '#server/sample/apps/moorlight-android.ts'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { nappery } from '#server/sample/apps/nappery.ts'
import { orchardDrop } from '#server/sample/apps/orchard-drop.ts'
import { prismPicnic } from '#server/sample/apps/prism-picnic.ts'
import { trailmoss } from '#server/sample/apps/trailmoss.ts'

/** Apps of the sample market by name. All are listed in en-US, en-GB, de-DE and sv-SE; nappery not in fr-FR. */
export const sample = {
  moorlight: moorlight.ref,
  moorlightOnPlay: moorlightAndroid.ref,
  duskHarbour: duskHarbour.ref,
  nappery: nappery.ref,
  facetFall: facetFall.ref,
  prismPicnic: prismPicnic.ref,
  orchardDrop: orchardDrop.ref,
  trailmoss: trailmoss.ref,
  cairnfinder: cairnfinder.ref,
  bootsAndBog: bootsAndBog.ref,
}
