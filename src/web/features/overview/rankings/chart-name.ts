import { t } from '@lingui/core/macro'
import { OVERALL_CHART, type CategoryRankingSeries } from '#contract/overview-sections.ts'

/** How a chart is named to the reader: categories as the store names them. */
export const chartName = ({ category, displayName }: Pick<CategoryRankingSeries, 'category' | 'displayName'>): string =>
  category === OVERALL_CHART ? t`All apps` : displayName
