import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { WithheldNote } from '#web/apps/sources/source-off-note.tsx'
import { useMay } from '#web/session/hooks.ts'
import { useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { PANE, usePaneKeys } from '#web/ui/hooks/use-pane-keys.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { BulkActions } from './bulk-actions.tsx'
import { useSelected } from './selection.ts'
import { markReviews } from './reply-changes.ts'
import { useAssistance } from './use-assistance.ts'
import { DetailHead } from './detail-head.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { useReplyDrafts } from './reply-drafts.ts'
import { InboxTools, KeysButton } from './inbox-tools.tsx'
import classes from './inbox.module.css'
import { EmptyList } from './inbox-states.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { LIST_STOP, ReviewList, useListPlace } from './review-list.tsx'
import { EVERY_REVIEW } from './review-filter.ts'
import { facetsOf } from './review-index.ts'
import { canBeMarked, countViews, shownReviews, type ListState } from './shown-reviews.ts'
import { toSearch, type PageAddress, type Search } from './inbox-search.ts'
import { type Inbox as Reviews, usePrepareSearch } from './use-inbox.ts'
import { useUnread } from './use-unread.ts'
import { exportReviews } from './export-reviews.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { useSelectedReview, usePreviousNext } from './selected-review.ts'

interface Props {
  identity: Identity
  app: AppInCountry
  inbox: ReviewInbox
  reviews: Reviews
  address: PageAddress
  onSearch: (search: Search, replace: boolean) => void
}

/** The list and the open review; on a phone one of them. */
export function Inbox({
  identity,
  app,
  inbox,
  reviews: { index, isReading, isGrowing, isPartial, updatedAt },
  address,
  onSearch,
}: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const mayReply = useMay('reviews/reply')
  const isActing = useActing()
  const drafts = useReplyDrafts(app)
  usePrepareSearch(index)
  const assistance = useAssistance(identity)
  const [listState, changeListState] = useListState(address, onSearch)
  const deferred = useDeferredValue(listState)
  const shown = shownReviews(index, deferred, drafts.ids)
  const counts = countViews(index, drafts.ids)
  const shownState = JSON.stringify(deferred)
  const { open, pin } = useSelectedReview(index.byId, {
    wanted: address.reviewId,
    first: phone ? null : (shown[0]?.id ?? null),
    listState: shownState,
    isReading,
  })
  const isUnread = useUnread(app, index, open?.id ?? null)
  const selected = useSelected(index.byId)
  const [templatesOpen, setTemplatesOpen] = useState(false)
  const [areKeysOpen, setKeysOpen] = useState(false)
  usePaneKeys()
  const listPane = useRef<HTMLDivElement>(null)
  const detailPane = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const show = (reviewId: string | null, replace = !phone) => onSearch(toSearch({ listState, reviewId }), replace)
  const steps = usePreviousNext(shown, open, shownState, (id) => show(id, true))
  useListPlace(listPane, open?.id ?? null, steps.at)
  // The focused field is gone: the focus moves to the list.
  const focusNext = () => {
    const next = phone ? null : listPane.current?.querySelector<HTMLElement>(LIST_STOP)
    ;(next ?? detailPane.current?.querySelector<HTMLElement>('[data-detail-heading]'))?.focus()
  }
  const chosen = selected.ids.flatMap((id) => index.byId.get(id) ?? [])
  const canAnswer = open !== null && mayReply && !isActing && isAnswerable(open)
  const mark = open && mayReply ? (isDone: boolean) => void markReviews(app, [open], isDone) : null
  useInboxKeys({
    j: steps.next,
    k: steps.previous,
    ArrowDown: steps.next,
    ArrowUp: steps.previous,
    r: canAnswer ? () => field.current?.focus() : null,
    t: canAnswer ? () => setTemplatesOpen(true) : null,
    e: open && mark && canBeMarked(open) ? () => mark(!open.isDone) : null,
    '/': () => search.current?.focus(),
    '?': () => setKeysOpen(true),
    Enter: () => detailPane.current?.querySelector<HTMLElement>('[data-detail-heading]')?.focus(),
    Escape: selected.ids.length > 0 ? () => selected.set([]) : phone && open ? () => show(null) : null,
  })

  const keys = <KeysButton isOpen={areKeysOpen} onOpen={setKeysOpen} />
  const list = (
    <div {...PANE} ref={listPane} className={classes.list}>
      {phone && <InboxTools organizationId={identity.organizationId} keys={keys} />}
      <ListToolbar
        listState={listState}
        store={app.store}
        facets={() => facetsOf(index)}
        counts={counts}
        shown={shown.length}
        isReading={isReading}
        isGrowing={isGrowing}
        updatedAt={updatedAt}
        search={search}
        onChange={changeListState}
        onExport={() => exportReviews(shown, app.title)}
      />
      <div className={classes.scroller} data-scrolls={phone ? undefined : true}>
        {isPartial && (
          <Text className="sg-hatch" size="sm" c="dimmed" mx="md" mb="xs" px="sm" py={10} bdrs="md">
            <Trans>Not all reviews are saved on this device. The others load when you're back online.</Trans>
          </Text>
        )}
        {(inbox.withheldIn?.length ?? 0) > 0 && (
          <Box mx="md" mb="xs">
            <WithheldNote inbox={inbox} />
          </Box>
        )}
        {shown.length === 0 ? (
          <EmptyList
            view={listState.view}
            isReading={isReading}
            onClear={() => changeListState({ ...listState, view: 'all', text: '', filter: EVERY_REVIEW })}
          />
        ) : (
          <ReviewList
            reviews={shown}
            openId={open?.id ?? null}
            stopAt={steps.at}
            drafts={drafts.ids}
            isUnread={isUnread}
            selected={mayReply ? selected : null}
            onOpen={(id) => show(id)}
          />
        )}
      </div>
      {mayReply && (
        <BulkActions
          app={app}
          identity={identity}
          chosen={chosen}
          shown={shown}
          drafts={drafts}
          assistance={assistance}
          onSelect={selected.set}
        />
      )}
    </div>
  )
  const detail = open && (
    <div
      {...PANE}
      ref={detailPane}
      className={classes.detail}
      role="region"
      aria-label={t`Review`}
      onFocusCapture={pin}
      onClickCapture={pin}
    >
      <div className={classes.top}>
        <DetailHead review={open} steps={steps} onBack={phone ? () => show(null) : null} onMark={mark} />
        {!phone && <InboxTools organizationId={identity.organizationId} keys={keys} />}
      </div>
      <ReviewDetail
        app={app}
        identity={identity}
        inbox={inbox}
        review={open}
        drafts={drafts}
        mayReply={mayReply}
        field={field}
        templates={{ isOpen: templatesOpen, onOpen: setTemplatesOpen }}
        onClosed={focusNext}
      />
    </div>
  )
  return (
    <>
      {phone ? (
        <Box px="var(--sg-gutter)" pb={24}>
          {detail ?? list}
        </Box>
      ) : (
        <div className={classes.panes}>
          {list}
          {detail ?? (
            <div className={classes.detail}>
              <div className={classes.top}>
                <InboxTools organizationId={identity.organizationId} keys={keys} />
              </div>
            </div>
          )}
        </div>
      )}
    </>
  )
}

const TYPING_MS = 300

/** The list state from the address. Typing shows at once, and the address is updated shortly after. */
function useListState(address: PageAddress, onSearch: Props['onSearch']): [ListState, (listState: ListState) => void] {
  const fromAddress = JSON.stringify(address.listState)
  const [state, setState] = useState({ listState: address.listState, fromAddress })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The user went back or followed a link.
  const listState = state.fromAddress === fromAddress ? state.listState : address.listState
  if (state.fromAddress !== fromAddress) setState({ listState, fromAddress })
  const change = (next: ListState) => {
    clearTimeout(timer.current)
    const isTyped = next.text !== listState.text
    const updateAddress = () => onSearch(toSearch({ listState: next, reviewId: address.reviewId }), true)
    setState({ listState: next, fromAddress })
    if (isTyped) timer.current = setTimeout(updateAddress, TYPING_MS)
    else updateAddress()
  }
  return [listState, change]
}
