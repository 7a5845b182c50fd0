import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChartNote } from '#contract/keywords/notes.ts'
import { KEYWORD_NOTE_MAX } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { isDay, type UtcDay } from '#contract/protocol/days.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { change } from '../tracking/change-keywords.ts'
import { UnsavedNote } from '../monitor/unsaved-note.tsx'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

interface Props {
  project: Project
  /** The note that is changed; null: a new one. */
  note: ChartNote | null
  /** That a new one is about. */
  day: UtcDay
  /** Days of the chart. */
  shown: Period
  onClose: () => void
}

/** Writes or changes a note on a day of the chart, visible to everybody who sees the app. Closing asks if it isn't saved. */
export function NoteDialog({ project, note, day, shown, onClose }: Props) {
  const { t } = useLingui()
  const [id] = useState(() => note?.id ?? newId())
  const [text, setText] = useState(note?.text ?? '')
  const [of, setOf] = useState<string>(note?.day ?? day)
  const [isBusy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const ofProject = { projectId: project.projectId, projectTitle: project.title }
  const today = dayFromToday(0)
  const isFuture = of > today
  const isWhole = text.trim() !== '' && isDay(of) && !isFuture
  const isChanged = text !== (note?.text ?? '') || (note !== null && of !== note.day)
  useUnsaved('chart-note', isChanged)
  const finish = async (queue: () => Promise<boolean>) => {
    setBusy(true)
    if (await queue()) onClose()
    else setBusy(false)
  }
  const save = () => {
    if (!isWhole || isBusy || !isDay(of)) return
    const written = { id, day: of, text: text.trim() }
    void finish(() => change('putChartNote', { ...ofProject, note: written }))
  }
  return (
    <Dialog
      opened
      onClose={() => (isChanged && text.trim() !== '' ? setLeaving(true) : onClose())}
      title={note ? <Trans>Change note</Trans> : <Trans>New note</Trans>}
      footer={
        <>
          {note && (
            <Button busy={isBusy} onClick={() => void finish(() => change('removeChartNote', { ...ofProject, note }))}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <Button variant="filled" type="submit" form="chart-note" busy={isBusy} disabled={!isWhole}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id="chart-note"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={t`Note`} value={text} onChange={setText} maxLength={KEYWORD_NOTE_MAX} data-autofocus />
        <Field
          label={t`Day`}
          type="date"
          value={of}
          onChange={setOf}
          max={today}
          error={isFuture && t`Choose today or an earlier day.`}
          hint={
            of !== '' && !isFuture && (of < shown.from || of > shown.to)
              ? t`The chart doesn't show this day. Choose a longer period to see the note.`
              : undefined
          }
        />
      </form>
      {isLeaving && isChanged && <UnsavedNote onDiscard={onClose} onSave={isWhole ? save : undefined} />}
    </Dialog>
  )
}
