import { Trans } from '@lingui/react/macro'
import { Button, Skeleton, Text } from '@mantine/core'
import { keywordGap, type GapKeyword } from '#aso/keyword-gap.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { useRankedKeywords, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { Card } from '#web/ui/display/card.tsx'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { SectionAside } from '../page-age.tsx'
import { GapBrowser } from './gap-table.tsx'
import type { Side } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
}

/** Which keywords the competitor ranks for and the own app does not, both do, and only the own app does. */
export function GapCard(sides: Props) {
  return <GapView {...sides} gap={useGap(sides.own, sides.competitor)} />
}

export function GapView({ own, competitor, gap }: Props & { gap: Gap }) {
  const lists = [gap.own, gap.competitor]
  const ages = lists.flatMap(({ updatedAt }) => updatedAt ?? [])
  const oldest = ages.length === lists.length ? Math.min(...ages) : null
  const counting = lists.find(({ inProgress }) => inProgress)?.inProgress
  // Of the stores themselves only the ranks of tracked keywords are known.
  const onlyTracked = lists.some(({ data }) => data?.provenance?.kind === 'measured')
  return (
    <Card title={<Trans>Ranked keywords</Trans>} aside={<SectionAside at={oldest} />}>
      {gap.rows ? (
        <>
          {(onlyTracked || counting) && (
            <Text size="sm" c="dimmed" px="var(--sg-card-padding)" pt="sm" role="status">
              {counting ? (
                <CountingNote {...counting} at={oldest} />
              ) : (
                <Trans>Stores don't publish ranks. Only your tracked keywords are known.</Trans>
              )}
            </Text>
          )}
          <GapBrowser rows={gap.rows} own={own} competitor={competitor} />
        </>
      ) : (
        <GapAbsent own={own} competitor={competitor} gap={gap} />
      )}
    </Card>
  )
}

/** What stands in place of the table until both lists are here; it names the app that it waits for. */
function GapAbsent({ own, competitor, gap }: Props & { gap: Gap }) {
  const isOwn = !gap.own.data?.keywords
  const [side, list] = isOwn ? [own, gap.own] : [competitor, gap.competitor]
  const [title, country] = [side.title, countryInSentence(side.locale)]
  if (list.data)
    return (
      <EmptyState title={<Trans>No data available</Trans>}>
        <Trans>Stores don't publish ranks. Only your tracked keywords are known.</Trans>
      </EmptyState>
    )
  if (list.error?.code === 'APP_NOT_AVAILABLE')
    return (
      <SectionState
        state="unsaved"
        failed={null}
        unsaved={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
      />
    )
  if (list.state === 'stalled')
    return (
      <EmptyState
        title={<Trans>Still calculating</Trans>}
        action={
          <Button onClick={list.refresh}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
    )
  return (
    <SectionState
      state={list.state === 'error' ? 'failed' : list.state === 'offline' ? 'unsaved' : 'loading'}
      failed={<Trans>Couldn't load the keywords of {title}</Trans>}
      unsaved={<Trans>The keywords of {title} load when you're back online</Trans>}
      onRetry={list.refresh}
      skeleton={
        <>
          <Text size="sm" c="dimmed" role="status">
            {title}: <CountingNote secondsLeft={list.inProgress?.secondsLeft ?? null} />
          </Text>
          {[52, 64, 44, 58, 49].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </>
      }
    />
  )
}

export type RankedList = RankedKeywordsResult<typeof getAllRankedKeywords>

export interface Gap {
  own: RankedList
  competitor: RankedList
  /** null: a list is not there, or the market can't know it. */
  rows: readonly GapKeyword[] | null
}

/** Both lists of ranked keywords, also to have them on the device before they are looked at. */
export const useRankedLists = (own: Side, competitor: Side): [RankedList, RankedList] => [
  useRankedKeywords(getAllRankedKeywords, listingOf(own)),
  useRankedKeywords(getAllRankedKeywords, listingOf(competitor)),
]

/** The ranked keywords of both apps beside each other; what the device has of either is not asked for twice. */
function useGap(own: Side, competitor: Side): Gap {
  const [ours, theirs] = useRankedLists(own, competitor)
  const [mine, other] = [ours.data?.keywords, theirs.data?.keywords]
  const [ownTitle, otherTitle] = [own.title, competitor.title]
  const rows =
    mine && other
      ? keywordGap({ title: ownTitle, keywords: mine }, { title: otherTitle, keywords: other }, own.locale)
      : null
  return { own: ours, competitor: theirs, rows }
}

const listingOf = ({ app: { trackId, store }, locale }: Side) => ({ trackId, store, locale })
