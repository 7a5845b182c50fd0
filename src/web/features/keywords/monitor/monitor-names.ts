import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SystemTag } from '#aso/keywords/system-tags.ts'
import type { MonitorColumn } from './monitor-sort.ts'

export const monitorColumnNames: Record<MonitorColumn, MessageDescriptor> = {
  keyword: msg`Keyword`,
  volume: msg`Volume`,
  difficulty: msg`Difficulty`,
  relevancy: msg`Relevancy`,
  rank: msg`Rank`,
  median: msg`Median, 7 days`,
  change: msg`Change`,
  history: msg`History`,
  maxReach: msg`Reach`,
  owner: msg`Owner, 7 days`,
  appsCount: msg`Apps`,
  type: msg`Type`,
  competitors: msg`Competitors`,
  tags: msg`Tags`,
}

/** The tags that are worked out. */
export const systemTagNames: Record<SystemTag, MessageDescriptor> = {
  brand: msg`Brand`,
  generic: msg`Generic`,
  'in-title': msg`In title`,
  'in-subtitle': msg`In subtitle`,
  'in-keyword-field': msg`In keyword field`,
  'top-10': msg`Top 10`,
  new: msg`New`,
  lost: msg`Lost`,
}
