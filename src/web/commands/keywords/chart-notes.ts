import { msg } from '@lingui/core/macro'
import {
  getChartNotes,
  putChartNote as put,
  removeChartNote as remove,
  type ChartNote,
} from '#contract/keywords/notes.ts'
import { CHART_NOTES_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { chartNoteEntity } from '../entities.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from '../refusal-message.ts'

interface OfNote {
  projectId: string
  projectTitle: string
  note: ChartNote
}

const lane = ({ projectId }: OfNote) => `chart-notes:${projectId}`
const entities = ({ projectId, note }: OfNote) => [chartNoteEntity(projectId, note.id)]
const refreshes = ({ projectId }: OfNote) => [{ endpoint: getChartNotes, input: { params: { projectId } } }]

/** The project's notes, if the query's data is them. */
function notesIn(projectId: string, endpointId: string, input: unknown, data: unknown): ChartNote[] | null {
  const { params } = input as { params?: { projectId?: string } }
  return endpointId === getChartNotes.id && params?.projectId === projectId ? (data as ChartNote[]) : null
}

export const putChartNote = command({
  name: 'putChartNote',
  version: 1,
  schema: payloads.putChartNote,
  lane,
  entities,
  send: ({ projectId, note: { id, day, text } }, context) =>
    call(put, { params: { projectId, id }, body: { day, text } }, context),
  overlay: ({ projectId, note }, endpointId, input, data) => {
    const notes = notesIn(projectId, endpointId, input, data)
    if (!notes) return data
    return [...notes.filter(({ id }) => id !== note.id), note].toSorted((a, b) =>
      a.day < b.day ? -1 : Number(a.day > b.day),
    )
  },
  describe: ({ note: { text }, projectTitle }) => ({ title: msg`Chart note: ${text}`, scope: msg`${projectTitle}` }),
  refreshes,
  explain: ({ projectTitle }, code, details) =>
    code === 'QUOTA_EXCEEDED'
      ? msg`${projectTitle} has ${CHART_NOTES_MAX} chart notes. Remove some, then try again.`
      : refusalMessage(code, { name: '', project: projectTitle }, details),
})

export const removeChartNote = command({
  name: 'removeChartNote',
  version: 1,
  schema: payloads.removeChartNote,
  lane,
  entities,
  send: ({ projectId, note: { id } }, context) => call(remove, { params: { projectId, id } }, context),
  overlay: ({ projectId, note }, endpointId, input, data) =>
    notesIn(projectId, endpointId, input, data)?.filter(({ id }) => id !== note.id) ?? data,
  describe: ({ note: { text }, projectTitle }) => ({
    title: msg`Remove the chart note: ${text}`,
    scope: msg`${projectTitle}`,
  }),
  refreshes,
  explain: ({ projectTitle }, code, details) => refusalMessage(code, { name: '', project: projectTitle }, details),
})
