import type { Route } from '#server/endpoints/serve.ts'
import { auditLog } from './audit-log.ts'
import { activeFlags, allFlags, changeFlag } from './flags.ts'
import { activeIncidents, allIncidents, recordIncident, removeIncident } from './incidents.ts'
import { jobs } from './jobs.ts'
import { search } from './search-users.ts'
import { chooseSources, sources } from './sources.ts'
import { importUpload, takeUpload } from './store-data.ts'

export const routes: Route[] = [
  jobs,
  search,
  auditLog,
  activeFlags,
  allFlags,
  changeFlag,
  activeIncidents,
  allIncidents,
  recordIncident,
  removeIncident,
  takeUpload,
  importUpload,
  sources,
  chooseSources,
]
