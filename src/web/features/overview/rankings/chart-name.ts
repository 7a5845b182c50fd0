import { t } from '@lingui/core/macro'
import { OVERALL_CHART, type CategoryRankingSeries } from '#contract/overview/sections.ts'
import { categoryName } from '#web/i18n/category-name.ts'

/** How a chart is named to the reader: categories in the reader's language. */
export const chartName = ({ category, displayName }: Pick<CategoryRankingSeries, 'category' | 'displayName'>): string =>
  category === OVERALL_CHART ? t`All apps` : categoryName(displayName)
