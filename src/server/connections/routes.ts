import type { Route } from '#server/endpoints/serve.ts'
import { assign } from './assign.ts'
import { check } from './check.ts'
import { ads, store } from './connect.ts'
import { all, ofAds, ofReviews } from './lists.ts'
import { ownPerformance } from './own-performance.ts'
import { primary } from './primary.ts'
import { rename } from './rename.ts'
import { replace } from './replace-key.ts'
import { preview, revoke } from './revoke.ts'
import { make as makeSampleKey, revoke as revokeSampleKey } from './sample-keys.ts'
import { visibleApps } from './visible-apps.ts'

export const routes: Route[] = [
  all,
  ofReviews,
  ofAds,
  store,
  ads,
  replace,
  check,
  visibleApps,
  assign,
  primary,
  rename,
  preview,
  revoke,
  makeSampleKey,
  revokeSampleKey,
  ownPerformance,
]
