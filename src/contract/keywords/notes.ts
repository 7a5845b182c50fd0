import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { KEYWORD_NOTE_MAX } from '../protocol/limits.ts'
import { UtcDay } from '../protocol/days.ts'
import { Id, linesOf } from '../store.ts'

/** What somebody of the organisation wants to remember of a day: drawn into the charts of the project. */
export const ChartNote = v.object({
  id: Id,
  day: UtcDay,
  text: v.pipe(linesOf(KEYWORD_NOTE_MAX), v.trim(), v.minLength(1)),
})
export type ChartNote = v.InferOutput<typeof ChartNote>

export const getChartNotes = endpoint({
  id: 'getChartNotes',
  summary: 'Notes on days of a project, oldest first',
  method: 'GET',
  path: '/projects/{projectId}/notes',
  params: v.object({ projectId: Id }),
  response: v.array(ChartNote),
  errors: ['PROJECT_NOT_FOUND'],
})

/** The id is the device's, so that a note written offline can be changed before it is sent. */
export const putChartNote = endpoint({
  id: 'putChartNote',
  summary: 'Write a note on a day, or change it; the notes of a project are limited',
  method: 'PUT',
  path: '/projects/{projectId}/notes/{id}',
  status: 204,
  params: v.object({ projectId: Id, id: Id }),
  body: v.omit(ChartNote, ['id']),
  response: v.null(),
  queued: true,
  errors: ['PROJECT_NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

export const removeChartNote = endpoint({
  id: 'removeChartNote',
  summary: 'Remove a note; one that is gone changes nothing',
  method: 'DELETE',
  path: '/projects/{projectId}/notes/{id}',
  status: 204,
  params: v.object({ projectId: Id, id: Id }),
  response: v.null(),
  queued: true,
  errors: ['PROJECT_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})
