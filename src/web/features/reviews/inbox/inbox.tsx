import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useMay } from '#web/session/hooks.ts'
import { useActing } from '#web/ui/access/own-matter.tsx'
import { PANE, usePaneKeys } from '#web/ui/hooks/use-pane-keys.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { BulkActions } from './bulk-actions.tsx'
import { useSelected } from './selection.ts'
import { markReviews } from './reply-changes.ts'
import { useAssistance } from './use-assistance.ts'
import { DetailHead } from './detail-head.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { useReplyDrafts } from './reply-drafts.ts'
import { InboxTools, KeysDoor } from './inbox-tools.tsx'
import classes from './inbox.module.css'
import { ListState } from './inbox-states.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { LIST_STOP, ReviewList } from './review-list.tsx'
import { EVERY_REVIEW } from './review-filter.ts'
import { facetsOf } from './review-index.ts'
import { canBeMarked, countViews, shownReviews, type Look } from './shown-reviews.ts'
import { searchOf, type Place, type Search } from './inbox-search.ts'
import { type Inbox as Reviews, useWarmSearch } from './use-inbox.ts'
import { useUnread } from './use-unread.ts'
import { exportReviews } from './export-reviews.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { useOpen, useSteps } from './selected-review.ts'

interface Props {
  identity: Identity
  app: AppInCountry
  inbox: ReviewInbox
  reviews: Reviews
  place: Place
  onSearch: (search: Search, replace: boolean) => void
}

/** The list and the review that is open; on a phone one of them. */
export function Inbox({
  identity,
  app,
  inbox,
  reviews: { index, isReading, isGrowing, isPartial, updatedAt },
  place,
  onSearch,
}: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const mayReply = useMay('reviews/reply')
  const isActing = useActing()
  const drafts = useReplyDrafts(app)
  useWarmSearch(index)
  const assistance = useAssistance(identity)
  const [look, setLook] = useLook(place, onSearch)
  const deferred = useDeferredValue(look)
  const shown = shownReviews(index, deferred, drafts.ids)
  const counts = countViews(index, drafts.ids)
  const shownLook = JSON.stringify(deferred)
  const { open, keep } = useOpen(index.byId, {
    wanted: place.reviewId,
    first: phone ? null : (shown[0]?.id ?? null),
    look: shownLook,
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
  const show = (reviewId: string | null, replace = !phone) => onSearch(searchOf({ look, reviewId }), replace)
  const steps = useSteps(shown, open, shownLook, (id) => show(id, true))
  // The field that had the focus is gone: who goes through the list goes on there.
  const goOn = () => {
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

  const keys = <KeysDoor isOpen={areKeysOpen} onOpen={setKeysOpen} />
  const list = (
    <div {...PANE} ref={listPane} className={classes.list}>
      {phone && <InboxTools organizationId={identity.organizationId} keys={keys} />}
      <ListToolbar
        look={look}
        store={app.store}
        facets={() => facetsOf(index)}
        counts={counts}
        shown={shown.length}
        isReading={isReading}
        isGrowing={isGrowing}
        updatedAt={updatedAt}
        search={search}
        onLook={setLook}
        onExport={() => exportReviews(shown, app.title)}
      />
      <div className={classes.scroller} data-scrolls={phone ? undefined : true}>
        {isPartial && (
          <Text className="sg-hatch" size="sm" c="dimmed" mx="md" mb="xs" px="sm" py={10} bdrs="md">
            <Trans>Not all reviews are saved on this device. The others load when you're back online.</Trans>
          </Text>
        )}
        {shown.length === 0 ? (
          <ListState
            view={look.view}
            isReading={isReading}
            onClear={() => setLook({ ...look, view: 'all', text: '', filter: EVERY_REVIEW })}
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
      onFocusCapture={keep}
      onClickCapture={keep}
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
        onClosed={goOn}
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

/** The look that the address says; what is typed shows at once, and the address follows. */
function useLook(place: Place, onSearch: Props['onSearch']): [Look, (look: Look) => void] {
  const said = JSON.stringify(place.look)
  const [state, setState] = useState({ look: place.look, said })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody went back, or followed a link.
  const look = state.said === said ? state.look : place.look
  if (state.said !== said) setState({ look, said })
  const change = (next: Look) => {
    clearTimeout(timer.current)
    const isTyped = next.text !== look.text
    const tell = () => onSearch(searchOf({ look: next, reviewId: place.reviewId }), true)
    setState({ look: next, said })
    if (isTyped) timer.current = setTimeout(tell, TYPING_MS)
    else tell()
  }
  return [look, change]
}
