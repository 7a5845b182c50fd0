import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { COMPARED_PLACES } from '#aso/keywords/related.ts'
import type { Competitor } from '#contract/projects.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import type { ModelRequests } from './use-model.ts'

interface AiNoteProps {
  by: 'model' | 'texts'
  /** A store's results of the suggestions are known. */
  isMeasured: boolean
  requests: ModelRequests | null
}

/** Who made the suggestions, and how many of the month's requests are left. */
export function AiNote({ by, isMeasured, requests }: AiNoteProps) {
  return (
    <Text size="sm" c="dimmed">
      {by === 'texts' ? (
        <Trans>
          No language model is set up. These are phrases that the category's leaders and your reviews use more than
          others (log-odds of how often each text has them).
        </Trans>
      ) : (
        <>
          {isMeasured ? (
            <Trans>Suggested by a language model, then measured.</Trans>
          ) : (
            <Trans>Suggested by a language model, not measured.</Trans>
          )}{' '}
          <RequestsLeft requests={requests} />
        </>
      )}
    </Text>
  )
}

/** By which formula keywords are related, as `resultSimilarity` works it out. */
export function RelatedNote() {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Keywords whose top {COMPARED_PLACES} results share apps with those of your search. The similarity of two lists
        is their weighted Jaccard index: an app at place r weighs 1 / log₂(r + 1).
      </Trans>
    </Text>
  )
}

/** When a real store's figures of the listed keywords are known. */
export function NotYetSearched() {
  return (
    <LiveNote>
      <Trans>Ranks and figures follow as the store is searched: first for what you track, then for the others.</Trans>
    </LiveNote>
  )
}

/** How many questions to a language model the month has left. */
export function RequestsLeft({ requests }: { requests: ModelRequests | null }) {
  if (!requests) return null
  const [left, limit] = [formatNumber(requests.left, language()), formatNumber(requests.limit, language())]
  return (
    <Trans>
      {left} of {limit} AI requests left this month.
    </Trans>
  )
}

interface Props {
  app: AppInCountry
  competitors: readonly Competitor[] | undefined
  trackId: string
  onTrackId: (trackId: string) => void
}

/** Whose ranked keywords are searched: the app's own, or a competitor's. */
export function RankedOf({ app, competitors, trackId, onTrackId }: Props) {
  const { t } = useLingui()
  if (!competitors?.length) return null
  return (
    <span>
      <FilterSelect
        label={t`Ranked keywords of`}
        value={trackId}
        options={[
          { value: app.trackId, label: app.title },
          ...competitors.map((one) => ({ value: one.trackId, label: one.name })),
        ]}
        onChange={onTrackId}
        isSet={trackId !== app.trackId}
      />
    </span>
  )
}
