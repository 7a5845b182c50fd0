import type { Route } from '#server/endpoints/serve.ts'
import { liveSearch } from './live-search/live-search.ts'
import { keywordMetrics } from './keyword-metrics.ts'
import { rankedKeywords } from './ranked.ts'
import { modelHost } from './suggestions/model-host.ts'
import { suggestions } from './suggestions/suggestions.ts'
import { trackedRoutes } from './tracked/routes.ts'
import { viewRoutes } from './views.ts'

export const routes: Route[] = [
  rankedKeywords,
  suggestions,
  modelHost,
  keywordMetrics,
  liveSearch,
  ...trackedRoutes,
  ...viewRoutes,
]
