import { getChartNotes, putChartNote, removeChartNote } from '#contract/keywords/notes.ts'
import { CHART_NOTES_MAX } from '#contract/protocol/limits.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'

export const chartNotes = serve(getChartNotes, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  return db
    .selectFrom('chart_note')
    .select(['id', 'day', 'text'])
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .orderBy('day')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
})

export const putNote = serve(putChartNote, async ({ params, body, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const { others } = await db
    .selectFrom('chart_note')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '!=', params.id)
    .select((row) => row.fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow()
  if (others >= CHART_NOTES_MAX)
    throw new HttpError('QUOTA_EXCEEDED', `A project has ${CHART_NOTES_MAX} notes at most.`, {
      details: { limit: CHART_NOTES_MAX },
    })
  const { day, text } = body
  await db
    .insertInto('chart_note')
    .values({
      organisation_id: project.organisation_id,
      project_id: project.id,
      id: params.id,
      day,
      text,
      created_at: services.clock(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'project_id', 'id']).doUpdateSet({ day, text }))
    .execute()
  return null
})

export const removeNote = serve(removeChartNote, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await db
    .deleteFrom('chart_note')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '=', params.id)
    .execute()
  return null
})
