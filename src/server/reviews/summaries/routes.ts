import type { Route } from '#server/endpoints/serve.ts'
import { create } from './create-summary.ts'
import { all, one } from './lists.ts'
import { remove } from './remove-summary.ts'
import { retry } from './retry-summary.ts'
import { create as createSchedule, remove as removeSchedule } from './schedules.ts'
import { translate } from './translate-summary.ts'

export const routes: Route[] = [all, create, one, retry, translate, remove, createSchedule, removeSchedule]
