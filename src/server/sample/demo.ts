import type { DemoProject } from '#server/markets/market.ts'
import { bootsAndBog } from './apps/boots-and-bog.ts'
import { cairnfinder } from './apps/cairnfinder.ts'
import { duskHarbour } from './apps/dusk-harbour.ts'
import { facetFall } from './apps/facet-fall.ts'
import { moorlight } from './apps/moorlight.ts'
import { nappery } from './apps/nappery.ts'
import { orchardDrop } from './apps/orchard-drop.ts'
import { prismPicnic } from './apps/prism-picnic.ts'
import { trailmoss } from './apps/trailmoss.ts'

/** What a fresh demo organisation starts with, first one selected: an iOS utility, an iOS game and an Android app. */
export const demoProjects: DemoProject[] = [
  {
    app: moorlight.ref,
    countries: ['en-US', 'de-DE', 'ja-JP', 'en-GB', 'fr-FR'],
    competitors: [duskHarbour.ref, nappery.ref],
    keywords: [
      'moorlight',
      'white noise',
      'sleep sounds',
      'rain sounds',
      'brown noise',
      'pink noise',
      'sleep stories',
      'sleep',
      'meditation',
      'sleep sounds for babies',
      'insomnia',
      'wind sounds',
      'sleep timer',
      'sleep tracker',
      'train sounds',
      'meditation music',
      'relaxing sounds',
      'white noise for babies',
      'sleep sounds no ads',
      'dusk harbour',
    ],
  },
  {
    app: facetFall.ref,
    countries: ['en-US', 'de-DE', 'ja-JP'],
    competitors: [prismPicnic.ref, orchardDrop.ref],
    keywords: [],
  },
  {
    app: trailmoss.ref,
    countries: ['de-DE', 'sv-SE', 'en-GB'],
    competitors: [cairnfinder.ref, bootsAndBog.ref],
    keywords: [],
  },
]
