import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { memo } from 'react'
import { asoScore, type ScoredListing } from '#aso/score/aso-score.ts'
import { scorePercent } from '#aso/score/score-level.ts'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { AppDetails, AsoScoreComponent } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { liveReads } from '../reads.ts'
import { fieldNames } from '../field-names.ts'
import type { EditedField } from './use-editor.ts'

interface Props {
  app: AppInCountry
  language: string
  /** What is live. */
  details: AppDetails
  /** When it was read, ms since 1970: a listing ages. */
  at: number
  fields: readonly EditedField[]
}

/**
 * The ASO score of the texts as they are written beside that of what is live. Screenshots, ratings and the age of the release are
 * those of the live app in both, so that the texts alone make the difference. It is drawn once that is worked out, not with each
 * key.
 */
export const DraftScoreCard = memo(function DraftScoreCard({ app, language, details, at, fields }: Props) {
  const { avgRating = null, ratingCount = null } = useRead(liveReads(app, language).rating).data ?? {}
  const rating = avgRating === null || ratingCount === null ? null : { avgRating, ratingCount }
  const context = { rating, now: new Date(at) }
  const live = asoScore(details, context)
  const written = asoScore({ ...details, ...scoredTexts(details, fields) }, context)
  if (live.score === null || written.score === null) return null
  const [before, after] = [scorePercent(live.score), scorePercent(written.score)]
  return (
    <Card title={<Trans>ASO score</Trans>} padded>
      <Group gap="md" wrap="nowrap">
        <ScoreRing percent={after} size={76} />
        <Stack gap={2} flex={1} miw={0}>
          <Text size="sm" fw={540}>
            {after === before ? (
              <Trans>Draft and live {after}</Trans>
            ) : (
              <Trans>
                Live {before}, draft {after}
              </Trans>
            )}
          </Text>
          {parts.map((part) => (
            <Part key={part} part={part} store={details.store} live={live.components} written={written.components} />
          ))}
        </Stack>
      </Group>
    </Card>
  )
})

const parts = ['title', 'subtitle', 'description'] as const

/** The texts that the score looks at. One whose live text is not known counts in neither score: null. */
function scoredTexts({ store }: AppDetails, fields: readonly EditedField[]): Partial<ScoredListing> {
  const textOf = (field: DraftField): string | null => {
    const edited = fields.find((one) => one.field === field)
    return edited === undefined || edited.live === null ? null : edited.text
  }
  return {
    title: textOf('title') ?? '',
    shortDescription: textOf(store === 'APP_STORE' ? 'subtitle' : 'shortDescription'),
    description: textOf('description'),
  }
}

interface PartProps {
  part: (typeof parts)[number]
  store: AppDetails['store']
  live: readonly AsoScoreComponent[]
  written: readonly AsoScoreComponent[]
}

function Part({ part, store, live, written }: PartProps) {
  const { i18n } = useLingui()
  const after = written.find(({ id }) => id === part)
  if (!after) return null
  const before = live.find(({ id }) => id === part)?.points
  const shown = (points: number) => formatNumber(Math.round(points), readersLanguage())
  const name = i18n._(fieldNames[part === 'subtitle' && store === 'GOOGLE_PLAY' ? 'shortDescription' : part])
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" fz="xs" lh="xs">
      <Text span inherit c="dimmed">
        {name}
      </Text>
      <span>
        {before !== undefined && shown(before) !== shown(after.points) && `${shown(before)} → `}
        <Trans>
          {shown(after.points)} of {after.maxPoints}
        </Trans>
      </span>
    </Group>
  )
}
