import { useState, useEffect, useId, useRef, type DragEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { flushSync } from 'react-dom'
import { KEYWORD_TAGS_MAX, KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useTracking } from '../tracking/use-tracking.ts'
import { FileFooter, TrackFooter } from './add-footer.tsx'
import classes from './add-keywords-dialog.module.css'
import { AlsoIn, FromCountry } from './other-countries.tsx'
import { EntryNotes } from './entry-notes.tsx'
import { FileChoice } from './file-choice.tsx'
import { FileColumns } from './file-columns.tsx'
import { useKeywordFile } from './use-keyword-file.ts'
import { discardEntryDraft, entryKeyOf, saveEntryDraft, readEntryDraft } from './entry-drafts.ts'
import { SlotMeter } from './slot-meter.tsx'
import { TagField } from './tag-field.tsx'
import { TokenField } from './token-field.tsx'
import { useKeywordEntry } from './use-keyword-entry.ts'

/**
 * KEY-021 to KEY-024: keywords to track, typed, pasted or from another country. They stay until they are sent, or Cancel is
 * pressed, also when the page is left.
 */
export function AddKeywordsDialog(props: AddKeywordsProps) {
  const [{ opened, times, isDone }, setOpening] = useState({ opened: props.opened, times: 0, isDone: false })
  // Reset only when it opens again, so that the entry stays visible while it closes.
  if (props.opened !== opened) {
    const isNewEntry = props.opened && isDone
    setOpening({ opened: props.opened, times: times + Number(isNewEntry), isDone: isDone && !isNewEntry })
  }
  return <AddKeywords key={times} {...props} onDone={() => setOpening((now) => ({ ...now, isDone: true }))} />
}

interface AddKeywordsProps {
  app: AppInCountry
  opened: boolean
  onClose: () => void
}

interface Props extends AddKeywordsProps {
  /** The entry was tracked or discarded: the dialog starts empty next time. */
  onDone: () => void
}

function AddKeywords({ app, opened, onClose, onDone }: Props) {
  const { t } = useLingui()
  const id = useId()
  const phone = usePhone()
  const list = useRef<HTMLDivElement>(null)
  const tracking = useTracking(app)
  const { title, locale, project } = app
  const entryKey = entryKeyOf(app)
  const [first] = useState(() => readEntryDraft(entryKey))
  const entry = useKeywordEntry(locale, tracking.tracked, first)
  const file = useKeywordFile({ locale, tracked: tracking.tracked })
  const drop = useFileDrop((dropped) => void file.choose(dropped))
  const [tags, setTags] = useState(first.tags)
  const [alsoIn, setAlsoIn] = useState<readonly string[]>(() =>
    first.alsoIn.filter((one) => project.countries.includes(one)),
  )
  const [state, setState] = useState<'entering' | 'sending' | 'done'>('entering')
  const { counts, tokens } = entry.submission
  const count = counts.new + counts.over
  const country = countryInSentence(locale)
  const mapped = file.chosen?.state === 'mapped' ? file.chosen : null
  const isFull = tracking.slots !== null && tracking.slots.used >= tracking.slots.limit
  // Keywords tracked here may be new in the other countries.
  const wanted = tokens.flatMap(({ keyword, state }) =>
    keyword !== null && (state === 'new' || (state === 'tracked' && alsoIn.length > 0)) ? [keyword] : [],
  )
  const maySend = wanted.length > 0 && counts.over === 0 && tags.length <= KEYWORD_TAGS_MAX && !isFull
  const { ended, leftOut, typed } = entry
  useEffect(() => {
    if (state !== 'done') saveEntryDraft(entryKey, { ended, leftOut, typed, tags, alsoIn })
  }, [entryKey, state, ended, leftOut, typed, tags, alsoIn])

  const leave = () => {
    // Also of a page that was left while it was sent.
    discardEntryDraft(entryKey)
    setState('done')
    onDone()
    onClose()
  }
  const track = async () => {
    if (!maySend) return
    setState('sending')
    if (await tracking.trackAndTell(wanted, { tags, alsoIn })) leave()
    else setState('entering')
  }
  const leaveFile = () => {
    // The list takes the focus only once it is shown again.
    flushSync(file.close)
    list.current?.querySelector('input')?.focus()
  }
  const takeColumn = () => {
    if (mapped?.submission) entry.addColumn(mapped.submission)
    leaveFile()
  }

  if (!tracking.mayTrack)
    return (
      <Dialog opened={opened} onClose={onClose} title={<Trans>Add keywords</Trans>}>
        <ViewOnly />
      </Dialog>
    )
  return (
    <Dialog
      opened={opened}
      onClose={mapped ? leaveFile : onClose}
      title={<Trans>Add keywords</Trans>}
      description={
        <Trans>
          For {title} in {country}
        </Trans>
      }
      width={660}
      footer={
        mapped ? (
          <FileFooter form={`${id}-file`} disabled={!mapped.submission?.tokens.length} onLeave={leaveFile} />
        ) : (
          <TrackFooter
            form={`${id}-form`}
            count={wanted.length}
            disabled={!maySend}
            busy={state === 'sending'}
            onLeave={leave}
          />
        )
      }
    >
      {/* Files are chosen with the button, too. */}
      <div className={classes.drop} {...drop}>
        {mapped && <FileColumns id={`${id}-file`} mapped={mapped} entry={file} onAdd={takeColumn} lang={locale} />}
        <form
          id={`${id}-form`}
          hidden={mapped !== null}
          onSubmit={(event) => {
            event.preventDefault()
            void track()
          }}
        >
          <Stack gap={18} fz="sm" lh="sm">
            <Stack gap={6}>
              <Group gap="sm" justify="space-between" wrap="nowrap">
                <Text component="label" inherit fw={540} htmlFor={`${id}-keywords`}>
                  <Trans>Keywords, separated by commas or line breaks</Trans>
                </Text>
                <CharPill
                  count={count}
                  limit={KEYWORDS_PER_SUBMISSION}
                  label={t`${count} of ${KEYWORDS_PER_SUBMISSION} keywords`}
                />
              </Group>
              <div ref={list}>
                <TokenField
                  id={`${id}-keywords`}
                  tokens={tokens.slice(0, entry.ended.length)}
                  stateNames={{
                    duplicate: t`(duplicate)`,
                    tracked: t`(already tracked)`,
                    over: t`(over the limit)`,
                    invalid: t`(not a keyword)`,
                  }}
                  typed={entry.typed}
                  onType={entry.type}
                  onEnd={entry.add}
                  onRemove={entry.remove}
                  placeholder={phone ? '' : t`Type or paste them, or drop a file`}
                  describedBy={`${id}-notes`}
                  lang={locale}
                  isTall
                  isFirst
                />
              </div>
              <Group gap="8px 16px" className={classes.below} id={`${id}-notes`}>
                <EntryNotes counts={counts} leftOut={entry.leftOut} onRemoveOver={entry.removeOver} />
                <FromCountry project={project} locale={locale} onKeywords={entry.append} />
                <FileChoice entry={file} />
              </Group>
            </Stack>
            <TagField tags={tags} known={tracking.tags} onChange={setTags} />
            <AlsoIn project={project} locale={locale} chosen={alsoIn} onChange={setAlsoIn} />
            {tracking.slots && (
              <SlotMeter
                slots={tracking.slots}
                taken={counts.new + alsoIn.length * wanted.length}
                countries={1 + alsoIn.length}
              />
            )}
          </Stack>
        </form>
      </div>
    </Dialog>
  )
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a file that is dropped on an element. Without this the browser would leave the page to open it. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
