import { Trans } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { reviewSources, SourceOffNote, useOff, WithheldNote } from '#web/apps/sources/source-off-note.tsx'
import { useMay } from '#web/session/hooks.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Inbox } from './inbox.tsx'
import { InboxSkeleton } from './inbox-states.tsx'
import { parseSearch, type Search } from './inbox-search.ts'
import { useInbox } from './use-inbox.ts'
import { usePoll } from './use-poll.ts'

interface Props {
  identity: Identity
  app: AppInCountry
  search: Search
  /** `replace`: replaces the history entry, so that Back skips it. */
  onSearch: (search: Search, replace: boolean) => void
}

/** REV-001: reviews of an own app, and the replies to them. */
export function InboxPage({ identity, app, search, onSearch }: Props) {
  const reviews = useInbox(app)
  const isOffline = useConnectivity() === 'offline'
  const inbox = reviews.data
  usePoll(reviews)
  const state = readState(reviews)
  if (inbox === undefined)
    return (
      <SectionState
        state={state === 'ready' ? 'loading' : state}
        failed={<Trans>Couldn't load the reviews</Trans>}
        unsaved={<Trans>Not saved on this device. The reviews load when you're back online.</Trans>}
        onRetry={reviews.refresh}
        minHeight={420}
        skeleton={<InboxSkeleton />}
      />
    )
  if (inbox.total === 0) return <NoReviews store={app.store} inbox={inbox} />
  if (reviews.isEmpty)
    return (
      <SectionState
        state={reviews.isReading ? 'loading' : isOffline ? 'unsaved' : 'failed'}
        failed={<Trans>Couldn't load the reviews</Trans>}
        unsaved={<Trans>Not saved on this device. The reviews load when you're back online.</Trans>}
        onRetry={reviews.refresh}
        minHeight={420}
        skeleton={<InboxSkeleton />}
      />
    )
  return (
    <Inbox
      identity={identity}
      app={app}
      inbox={inbox}
      reviews={reviews}
      address={parseSearch(search)}
      onSearch={onSearch}
    />
  )
}

interface NoReviewsProps {
  store: Store
  inbox: ReviewInbox
}

function NoReviews({ store, inbox }: NoReviewsProps) {
  const { source, readAt } = inbox
  const isFirst = readAt === null
  const mayConnect = useMay('connections/manage')
  const sources = reviewSources(store)
  const isOff = useOff(sources).length > 0 && source !== 'console'
  if (source === 'none' || (source === 'market' && !isFirst) || isOff)
    return (
      <EmptyState
        title={<Trans>Connect your store</Trans>}
        action={
          mayConnect && (
            <ButtonLink to="/connection/{-$tab}" params={{ tab: 'my-apps' }} variant="filled">
              <Trans>Connect your store</Trans>
            </ButtonLink>
          )
        }
      >
        <WithheldNote inbox={inbox} isBesideAction />
        <Trans>Reviews come from your connected store, and your replies go there.</Trans>{' '}
        {!mayConnect && <Trans>Ask an admin of your organisation.</Trans>} <SourceOffNote sources={sources} />
      </EmptyState>
    )
  return isFirst ? (
    <EmptyState title={<Trans>Importing your reviews</Trans>}>
      <Trans>We're fetching them from the store. This takes a minute or two.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No reviews yet</Trans>}>
      <Trans>New reviews appear here within an hour.</Trans>
    </EmptyState>
  )
}
