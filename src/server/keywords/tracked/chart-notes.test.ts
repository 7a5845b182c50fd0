import { expect, test } from 'vitest'
import { getChartNotes, putChartNote, removeChartNote } from '#contract/keywords/notes.ts'
import { CHART_NOTES_MAX } from '#contract/protocol/limits.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describeOnEachDatabase('notes on days of a project', (open) => {
  test('are written, changed and removed by their id, as often as it is sent, and come by day', async () => {
    const { member, projectId } = await tracker(await open())
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const put = (id: string, day: UtcDay, text: string) =>
      member.read(putChartNote, { params: { projectId, id }, body: { day, text } })
    const notes = () => member.read(getChartNotes, { params: { projectId } })
    await put(first, '2026-03-02', 'New icon')
    await put(second, '2026-03-01', 'Price cut')
    await put(first, '2026-03-02', ' New icon and screenshots ')
    expect(await notes()).toEqual([
      { id: second, day: '2026-03-01', text: 'Price cut' },
      { id: first, day: '2026-03-02', text: 'New icon and screenshots' },
    ])
    for (let twice = 0; twice < 2; twice += 1) await member.read(removeChartNote, { params: { projectId, id: second } })
    expect(await notes()).toHaveLength(1)
  })

  test('of two organisations may have the same id and stay apart', async () => {
    const api = await open()
    const [one, other] = [await tracker(api), await newMember(api)]
    const projectId = await other.addProject(sample.moorlight)
    const id = crypto.randomUUID()
    const body = (text: string) => ({ day: '2026-03-01' as const, text })
    await one.member.read(putChartNote, { params: { projectId: one.projectId, id }, body: body('Ours') })
    await other.read(putChartNote, { params: { projectId, id }, body: body('Theirs') })
    expect(await one.member.read(getChartNotes, { params: { projectId: one.projectId } })).toMatchObject([
      { text: 'Ours' },
    ])
  })

  test('are 1,000 at most in a project; those that there are can still be changed', async () => {
    const api = await open()
    const { member, projectId } = await tracker(api)
    const notes = Array.from({ length: CHART_NOTES_MAX }, (_, index) => ({
      organisation_id: member.identity.organizationId,
      project_id: projectId,
      id: crypto.randomUUID(),
      day: '2026-03-01' as const,
      text: `Note ${index}`,
      created_at: api.clock.now(),
    }))
    await api.services.db.insertInto('chart_note').values(notes).execute()
    const put = (id: string) =>
      member.call(putChartNote, { params: { projectId, id }, body: { day: '2026-03-02', text: 'One more' } })
    const full = { status: 409, body: { error: 'QUOTA_EXCEEDED', details: { limit: CHART_NOTES_MAX } } }
    expect(await put(crypto.randomUUID())).toMatchObject(full)
    expect(await put(notes[0]?.id ?? '')).toMatchObject({ status: 204 })
  })

  test('stand on days that there are', async () => {
    const { member, projectId } = await tracker(await open())
    const params = { projectId, id: crypto.randomUUID() }
    const answer = await member.call(putChartNote, { params, body: { day: '2026-02-30', text: 'Launch' } })
    expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
  })
})
