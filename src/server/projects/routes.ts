import type { Route } from '#server/endpoints/serve.ts'
import { add as addApps } from './add-apps.ts'
import { add as addCompetitor, list as listCompetitors, remove as removeCompetitor } from './competitors.ts'
import { marketAbout } from './market-about.ts'
import { projects } from './projects-of.ts'
import { remove as removeApp } from './remove-app.ts'
import { search } from './search-apps.ts'

export const routes: Route[] = [
  projects,
  search,
  marketAbout,
  addApps,
  removeApp,
  listCompetitors,
  addCompetitor,
  removeCompetitor,
]
