import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { PROJECT_TAGS_MAX } from '#contract/protocol/limits.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { knownLinks } from '#web/data/queries/links.ts'
import { countryInSentence } from '../../i18n/country.ts'
import { refusalMessage } from '../refusal-message.ts'

interface Payload {
  projectTitle: string
  locale?: string
}

/** Why a change of keywords was refused, and what to do about it (ERR-057, ERR-058, KEY-027, KEY-030). */
export function keywordRefusal(
  { projectTitle, locale }: Payload,
  code: ErrorCode | null,
  details: FailureDetails,
): MessageDescriptor {
  if (code === 'QUOTA_EXCEEDED' && details.of === 'tags')
    return msg`${projectTitle} has ${PROJECT_TAGS_MAX} tags. Remove some, then try again.`
  if (code === 'QUOTA_EXCEEDED') return quotaExceeded(details)
  if (code === 'FEATURE_LOCKED') return msg`Your plan doesn't support this data. Upgrade, or discard this change.`
  if (code === 'RATE_LIMITED') return msg`Too many keywords were added. Try again in one hour.`
  if (code === 'VALIDATION_FAILED' && typeof details.limit === 'number') return tooManyTags(details.limit)
  const country = typeof details.locale === 'string' ? details.locale : locale
  if (code === 'COUNTRY_NOT_SUPPORTED' && country !== undefined) {
    const name = countryInSentence(country)
    return msg`${projectTitle} isn't tracked in ${name}. Choose another country.`
  }
  return refusalMessage(code, { name: '', project: projectTitle }, details)
}

/** What the app sends keeps every other limit. */
const tooManyTags = (limit: number): MessageDescriptor =>
  msg`A keyword has at most ${limit} tags. Remove some of its tags and try again, or discard this change.`

const quotaExceeded = ({ limit }: FailureDetails): MessageDescriptor => {
  if (!knownLinks().plans)
    return typeof limit === 'number'
      ? msg`Your ${limit} keyword slots are in use. Remove keywords, then try again.`
      : msg`All your keyword slots are in use. Remove keywords, then try again.`
  return typeof limit === 'number'
    ? msg`Your ${limit} keyword slots are in use. Upgrade or remove keywords, then try again.`
    : msg`All your keyword slots are in use. Upgrade or remove keywords, then try again.`
}
