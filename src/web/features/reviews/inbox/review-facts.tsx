import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Flex, Tooltip } from '@mantine/core'
import { IconClock, IconDeviceMobile, IconLanguage, IconThumbUp, IconVersions, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryName, formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { tagWord } from '../review-words.ts'
import { languageName } from '../languages.ts'

/** What is known of a review. What its store tells of some reviews alone is a dash, with the reason; what it never tells is left out. */
export function ReviewFacts({ review }: { review: OwnReview }) {
  const { t } = useLingui()
  const { store, country, changedAt, version, device, likes, language: written, languageFrom } = review
  const isPlay = store === 'GOOGLE_PLAY'
  const never = (value: unknown) => !isPlay && value === null
  const name = isPlay ? 'Google Play' : 'App Store Connect'
  const unknown = t`Not provided by ${name}`
  const time = Date.parse(changedAt)
  const tags = tagsOf(review)
  return (
    <Flex component="dl" wrap="wrap" gap="8px 22px" c="dimmed" fz="sm" lh="md">
      <Fact
        label={t`Country`}
        icon={country === null ? <IconWorld size={16} stroke={1.7} aria-hidden /> : <Flag code={country} />}
        reason={unknown}
      >
        {country === null ? null : countryName(country, language())}
      </Fact>
      <Fact label={t`Date`} icon={<IconClock size={16} stroke={1.7} aria-hidden />} reason={unknown}>
        <time dateTime={changedAt}>
          {formatDate(changedAt, language())}, {formatTime(time, language())}
        </time>
      </Fact>
      {!never(version) && (
        <Fact label={t`Version`} icon={<IconVersions size={16} stroke={1.7} aria-hidden />} reason={unknown}>
          {version}
        </Fact>
      )}
      {!never(device) && (
        <Fact label={t`Device`} icon={<IconDeviceMobile size={16} stroke={1.7} aria-hidden />} reason={unknown}>
          {device}
        </Fact>
      )}
      <Fact
        label={t`Language`}
        icon={<IconLanguage size={16} stroke={1.7} aria-hidden />}
        reason={t`The text is too short to detect this`}
      >
        {written === null ? null : (
          <Tooltip label={t`Detected from the text`} disabled={languageFrom !== 'text'}>
            <span>{languageName(written)}</span>
          </Tooltip>
        )}
      </Fact>
      {!never(likes) && (
        <Fact label={t`Likes`} icon={<IconThumbUp size={16} stroke={1.7} aria-hidden />} reason={unknown}>
          {likes === null ? null : <Plural value={likes} one="# found this helpful" other="# found this helpful" />}
        </Fact>
      )}
      {tags.length > 0 && (
        <Flex gap={7} align="center">
          <dt className="sg-visually-hidden">{t`Topic`}</dt>
          {tags.map((tag) => (
            <Tooltip key={tag} label={t`Based on words and stars`}>
              <dd>
                <Badge>{tagWord(tag)}</Badge>
              </dd>
            </Tooltip>
          ))}
        </Flex>
      )}
      {review.source === 'market' && (
        <Fact label={t`Source`} reason="">
          <Trans>Public store</Trans>
        </Fact>
      )}
    </Flex>
  )
}

interface FactProps {
  label: string
  icon?: ReactNode
  /** Why it is not known. */
  reason: string
  children: ReactNode
}

function Fact({ label, icon, reason, children }: FactProps) {
  return (
    <Flex gap={7} align="center">
      <Tooltip label={label} disabled={!icon}>
        <Flex component="dt" align="center">
          {icon}
          <span className={icon ? 'sg-visually-hidden' : undefined}>{label}</span>
        </Flex>
      </Tooltip>
      <dd>
        {children ?? (
          <Tooltip label={reason}>
            <span>
              <span aria-hidden>–</span>
              <span className="sg-visually-hidden">{reason}</span>
            </span>
          </Tooltip>
        )}
      </dd>
    </Flex>
  )
}
