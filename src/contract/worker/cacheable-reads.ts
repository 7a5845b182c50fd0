import * as account from '../account.ts'
import * as accountClosing from '../account-closing.ts'
import { getFlags } from '../administration.ts'
import { getChanges } from '../changes.ts'
import { getCompetitorChanges } from '../market/competitor-changes.ts'
import type { Endpoint } from '../protocol/endpoint.ts'
import { getLinks } from '../links.ts'
import * as overview from '../overview/overview.ts'
import * as overviewHistory from '../overview/history.ts'
import * as overviewSections from '../overview/sections.ts'
import { getPlans, getQuotas } from '../billing/plans.ts'
import { getProfile } from '../profile.ts'
import * as projects from '../projects.ts'
import { getMyOrganizations, getTeam } from '../team.ts'
import { getTopChart } from '../market/top-charts.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** The reads that the worker may keep: it need not carry the rest of the contract. */
export const cacheableReads: Endpoint[] = [
  ...[account, accountClosing, overview, overviewHistory, overviewSections, projects].flatMap((module) =>
    Object.values(module).filter(isEndpoint),
  ),
  getChanges,
  getCompetitorChanges,
  getFlags,
  getLinks,
  getPlans,
  getQuotas,
  getProfile,
  getMyOrganizations,
  getTeam,
  getTopChart,
].filter(({ method, offline }) => method === 'GET' && offline === 'cache')
