import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChartNote } from '#contract/keywords/notes.ts'
import { KEYWORD_NOTE_MAX } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  project: Project
  /** The note that is changed; null: a new one. */
  note: ChartNote | null
  /** UTC day that a new one is about. */
  day: string
  onClose: () => void
}

/** Writes a note on a day of the chart, or changes one: everybody who sees the app sees it. */
export function NoteDialog({ project, note, day, onClose }: Props) {
  'use memo'
  const { t } = useLingui()
  const [id] = useState(() => note?.id ?? crypto.randomUUID())
  const [text, setText] = useState(note?.text ?? '')
  const [of, setOf] = useState(note?.day ?? day)
  const ofProject = { projectId: project.projectId, projectTitle: project.title }
  const isWhole = text.trim() !== '' && of !== ''
  useUnsaved('chart-note', text !== (note?.text ?? ''))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={note ? <Trans>Change note</Trans> : <Trans>New note</Trans>}
      footer={
        <>
          {note && (
            <Button
              onClick={() => {
                void append('removeChartNote', { ...ofProject, note }).catch(tellFailure)
                onClose()
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          <Button variant="filled" type="submit" form="chart-note" disabled={!isWhole}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id="chart-note"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWhole) return
          void append('putChartNote', { ...ofProject, note: { id, day: of, text: text.trim() } }).catch(tellFailure)
          onClose()
        }}
      >
        <Field label={t`Note`} value={text} onChange={setText} maxLength={KEYWORD_NOTE_MAX} data-autofocus />
        <Field label={t`Day`} type="date" value={of} onChange={setOf} />
      </form>
    </Dialog>
  )
}
