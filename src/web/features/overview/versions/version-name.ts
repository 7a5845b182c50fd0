import { t } from '@lingui/core/macro'
import type { AppVersion } from '#contract/overview/overview.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** ERR-022. */
export const versionName = ({ version }: Pick<AppVersion, 'version'>): string => version || t`Version is not available`

/** The day it came out. */
export const versionDay = ({ releasedAt }: Pick<AppVersion, 'releasedAt'>): string =>
  releasedAt ? formatDate(releasedAt, language()) : t`Date not known`
