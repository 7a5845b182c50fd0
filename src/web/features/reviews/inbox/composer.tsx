import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Tone } from '#contract/reviews/inbox.ts'
import { bracedIn } from '#contract/reviews/placeholders.ts'
import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as shownLanguage } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import { keepDraft, replyDrafts, draftsId, type DraftsInUse } from './reply-drafts.ts'
import { sendReply } from './reply-changes.ts'
import { countCodePoints } from '../review-words.ts'
import { AiButton, RepliesLeft, ReplyLanguage, toneNames, tones } from './ai-controls.tsx'
import classes from './composer.module.css'
import { draftFailure } from '../draft-failure.ts'
import { DraftNote, type DraftNoteProps, MissingNote, SavedNote, OfferedNote, WritingNote } from './composer-notes.tsx'
import { filledTemplate, SaveAsTemplate, TemplateMenu } from './template-picker.tsx'
import { ReplyBack } from './back-translation.tsx'
import { useAiDraft, type WrittenDraft } from './use-ai-draft.ts'
import { useAssistance } from './use-assistance.ts'
import { useComposer, type Composer as ComposedReply } from './use-composer.ts'

interface Props {
  app: AppInCountry
  identity: Identity
  review: OwnReview
  drafts: DraftsInUse
  /** The initial text: the reply to replace, approve or send again. */
  initial: string
  /** Its button: "Send reply", "Approve and send". */
  sendLabel: string
  field: RefObject<HTMLTextAreaElement | null>
  templates: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
  onSent: () => void
  /** Keeps the existing reply; null: there is none. */
  onCancel: (() => void) | null
}

/** Characters as the stores count a reply. */
const lengthOf = (text: string) => countCodePoints(text.trim())

/** REV-001, REV-007, REV-008: the editor of a reply. Only its button and Ctrl+Enter send it. */
export function Composer({
  app,
  identity,
  review,
  drafts,
  initial,
  sendLabel,
  field,
  templates,
  onSent,
  onCancel,
}: Props) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const composer = useComposer(review.id, drafts, initial)
  const assistance = useAssistance(identity)
  const [tone, setTone] = useState<Tone>('warm')
  const [language, setLanguage] = useState<string | null>(null)
  const [missing, setMissing] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const ai = useAiDraft(review, composer.text, (draft, isLate) => {
    assistance.refresh()
    if (isLate) return saveDraftForLater(app, review.id, draft)
    setMissing([])
    composer.write(draft.text, fromDraft(draft))
  })
  const { text } = composer
  const limit = replyLimits[app.store]
  const length = lengthOf(text)
  const isTooLong = length > limit
  const braced = bracedIn(text).join(', ')
  const [most, tooMany] = [limit, length - limit].map((count) => formatNumber(count, shownLanguage()))
  // An empty field needs no note about its origin.
  const written = length > 0 ? writtenBy(composer, ai.written) : null
  const mayWrite = assistance.isConfigured !== undefined && !assistance.isLocked
  const write = () => void ai.ask(tone, language)
  const send = async () => {
    if (length === 0 || isTooLong || braced !== '' || isSending) return
    setSending(true)
    const isSaved = await sendReply(app, review, composer)
    setSending(false)
    if (!isSaved) return
    composer.clear()
    ai.forget()
    onSent()
  }
  const takeTemplate = (template: ReplyTemplate, support: string) => {
    const filled = filledTemplate(template, review, app, support)
    setMissing(filled.missing)
    ai.forget()
    composer.write(filled.text, { origin: 'template', templateId: template.id })
    field.current?.focus()
  }
  const undo = () => {
    composer.undo?.()
    ai.forget()
    setMissing([])
  }
  return (
    <section {...PANE} className={classes.composer} data-writing aria-label={t`Your reply`}>
      <div className={classes.tools}>
        <AiButton assistance={assistance} isBusy={ai.isBusy} isOffline={isOffline} onWrite={write} />
        {mayWrite && assistance.isConfigured && (
          <>
            <FilterSelect
              label={t`Tone`}
              size="medium"
              value={tone}
              options={tones.map((value) => ({ value, label: i18n._(toneNames[value]) }))}
              onChange={setTone}
            />
            <ReplyLanguage of={review.language} value={language} onChange={setLanguage} />
          </>
        )}
        <TemplateMenu
          organizationId={identity.organizationId}
          language={review.language}
          isOpen={templates.isOpen}
          onOpen={templates.onOpen}
          onChoose={takeTemplate}
        />
        <Text span size="xs" c="dimmed" className={classes.left}>
          <RepliesLeft assistance={assistance} />
        </Text>
      </div>
      {ai.isBusy && <WritingNote onCancel={ai.cancel} />}
      {ai.offered && <OfferedNote onTake={ai.take} onLeave={ai.leave} />}
      {ai.error !== null && <Note kind="error">{i18n._(draftFailure(ai.error))}</Note>}
      {written && <DraftNote draft={written} isBusy={ai.isBusy} onAgain={write} onUndo={composer.undo ? undo : null} />}
      {!written && composer.undo && <MissingNote missing={missing} onUndo={undo} />}
      <Textarea
        variant="unstyled"
        autosize={false}
        ref={field}
        classNames={{ input: classes.text }}
        aria-label={t`Reply`}
        placeholder={t`Write a reply`}
        rows={6}
        lang={(ai.written?.language ?? language ?? review.language) || undefined}
        value={text}
        error={isTooLong}
        attributes={{ input: { dir: 'auto', 'aria-describedby': isTooLong ? 'reply-too-long' : undefined } }}
        onChange={(event) => composer.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void send()
        }}
      />
      {isTooLong && (
        <Text size="sm" c="bad" px="md" py="xs" id="reply-too-long" role="alert">
          <Trans>
            The store accepts up to {most} characters. Shorten your reply by {tooMany}.
          </Trans>
        </Text>
      )}
      {braced !== '' && (
        <Text size="sm" c="bad" px="md" py="xs" role="alert">
          <Trans>Fill these in before you send: {braced}</Trans>
        </Text>
      )}
      {assistance.isConfigured && (
        <ReplyBack
          review={review}
          text={text}
          language={ai.written?.language ?? language ?? review.language}
          isOffline={isOffline}
        />
      )}
      {isOffline && (
        <Text
          className="sg-hatch"
          size="sm"
          mx="xs"
          mb="xs"
          px="sm"
          py={10}
          bdrs="md"
          style={{ backgroundColor: 'var(--sg-inset)' }}
        >
          <Trans>
            Offline. Your reply is sent when you're back online. Then the store takes a while to publish it.
          </Trans>
        </Text>
      )}
      <div className={classes.foot}>
        <CharPill count={length} limit={limit} />
        <SavedNote at={composer.savedAt} />
        <span className={classes.buttons}>
          {onCancel && (
            <Button
              onClick={() => {
                composer.clear()
                ai.forget()
                onCancel()
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
          <SaveAsTemplate organizationId={identity.organizationId} text={text} language={review.language} />
          <Button
            variant="filled"
            leftSection={<IconSend size={17} stroke={1.7} aria-hidden />}
            disabled={length === 0 || isTooLong || braced !== ''}
            busy={isSending}
            onClick={() => void send()}
          >
            {isOffline ? <Trans>Send when online</Trans> : sendLabel}
          </Button>
        </span>
      </div>
    </section>
  )
}

const fromDraft = ({ by, templateId, held }: WrittenDraft) => ({
  origin: by === 'model' ? ('ai' as const) : ('template' as const),
  templateId,
  held,
})

/** Who wrote the text, also before a reload; null: a person. */
function writtenBy({ origin, held }: ComposedReply, draft: WrittenDraft | null): DraftNoteProps['draft'] | null {
  if (draft) return { by: draft.by, held }
  return origin === 'ai' ? { by: 'model', held } : null
}

/** Saves a late AI draft of a review that is no longer open, unless it has a draft by now. */
function saveDraftForLater(app: AppInCountry, reviewId: string, draft: WrittenDraft): void {
  void replyDrafts
    .read(draftsId(app))
    .then((all) =>
      all[reviewId] ? undefined : keepDraft(app, reviewId, { text: draft.text, ...fromDraft(draft), at: Date.now() }),
    )
    // Nothing on the page depends on it.
    .catch(() => {})
}
