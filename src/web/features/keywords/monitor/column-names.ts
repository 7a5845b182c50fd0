import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { MonitorColumn } from './monitor-sort.ts'

export const monitorColumnNames: Record<MonitorColumn, MessageDescriptor> = {
  keyword: msg`Keyword`,
  volume: msg`Volume`,
  difficulty: msg`Difficulty`,
  relevancy: msg`Relevancy`,
  rank: msg`Rank`,
  change: msg`Change`,
  history: msg`History`,
  maxReach: msg`Reach`,
  owner: msg`Owner, 7 days`,
  appsCount: msg`Apps`,
  type: msg`Type`,
  competitors: msg`Competitors`,
  tags: msg`Tags`,
}
