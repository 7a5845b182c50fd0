import { expect, test } from 'vitest'
import * as administration from '#contract/administration.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'

type Body = EndpointInput<typeof administration.saveIncident>['body']

const MINUTE_MS = 60_000

const save = async (staff: Member, id: string, body: Body) =>
  staff.call(administration.saveIncident, { params: { id }, body })

describeOnDatabase('incidents', (open) => {
  test('BAN-013, BAN-017, BAN-018: said to everybody while it lasts, the worst first', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const at = (minutes: number) => new Date(api.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
    const said = (title: string, type: Body['type'], activeFrom: string, activeUntil: string | null): Body => ({
      title,
      type,
      message: 'One line\nand another',
      url: null,
      activeFrom,
      activeUntil,
    })
    const bodies = [
      said('Over', 'error', at(-2), at(-1)),
      said('Later', 'error', at(1), null),
      said('Party', 'rainbow', at(-1), at(1)),
      said('Slow', 'warning', at(-3), null),
      said('Down', 'error', at(-1), null),
      said('News', 'info', at(-1), null),
    ]
    const ids = bodies.map(() => crypto.randomUUID())
    for (const [index, body] of bodies.entries()) await save(staff, ids[index] as string, body)
    const titles = async () => (await member.read(administration.getActiveIncidents, {})).map(({ title }) => title)
    expect(await titles()).toEqual(['Down', 'Slow', 'News', 'Party'])
    expect((await member.read(administration.getActiveIncidents, {}))[0]).toEqual({
      id: ids[4],
      type: 'error',
      title: 'Down',
      message: 'One line\nand another',
      url: null,
    })
    api.clock.advance(2 * MINUTE_MS)
    expect(await titles()).toEqual(['Later', 'Down', 'Slow', 'News'])
    expect((await staff.read(administration.getIncidents, {})).map(({ title }) => title).toSorted()).toEqual([
      'Down',
      'Later',
      'News',
      'Over',
      'Party',
      'Slow',
    ])
    for (const id of ids) await staff.read(administration.deleteIncident, { params: { id } })
    expect(await titles()).toEqual([])
    expect((await staff.call(administration.deleteIncident, { params: { id: ids[0] as string } })).status).toBe(204)
  })

  test('an incident is changed where it stands, and the log says who did', async () => {
    const { api, staff } = await openWithStaff(open)
    const id = crypto.randomUUID()
    const activeFrom = api.clock.now().toISOString()
    const body: Body = {
      type: 'info',
      title: 'Imports rest',
      message: '',
      url: '/settings',
      activeFrom,
      activeUntil: null,
    }
    expect((await save(staff, id, body)).body).toEqual({ id, ...body })
    api.clock.advance(1000)
    const ended = { ...body, title: 'Imports go on', activeUntil: api.clock.now().toISOString() }
    expect((await save(staff, id, ended)).body).toEqual({ id, ...ended })
    api.clock.advance(1000)
    await staff.read(administration.deleteIncident, { params: { id } })
    const { content } = await staff.read(administration.getAuditLog, { query: { userId: staff.identity.userId } })
    expect(content.map(({ note }) => note)).toEqual([
      'deleted: Imports go on',
      'saved: Imports go on',
      'saved: Imports rest',
    ])
  })

  test('BAN-016: a link leads to a page of this app or to an https address, nowhere else', async () => {
    const { api, staff } = await openWithStaff(open)
    const activeFrom = api.clock.now().toISOString()
    const saved = async (url: string) => {
      const body: Body = { type: 'info', title: 'Look', message: '', url, activeFrom, activeUntil: null }
      return (await save(staff, crypto.randomUUID(), body)).status
    }
    for (const url of ['/plans', 'https://status.example.com/a?b=c#d']) expect(await saved(url)).toBe(200)
    const bad = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'http://a.example', '']
    for (const url of [...bad, 'https://a.example/\nb', '/a\0b', 'https://a\0.example']) {
      expect([url, await saved(url)]).toEqual([url, 400])
    }
  })

  test('what ends before it begins, or holds control characters, is refused', async () => {
    const { api, staff } = await openWithStaff(open)
    const activeFrom = api.clock.now().toISOString()
    const body: Body = { type: 'info', title: 'Look', message: '', url: null, activeFrom, activeUntil: activeFrom }
    const refused = [
      await save(staff, crypto.randomUUID(), body),
      await save(staff, crypto.randomUUID(), { ...body, activeUntil: null, message: 'a\0b' }),
      await save(staff, crypto.randomUUID(), { ...body, activeUntil: null, title: 'a\nb' }),
    ]
    expect(refused).toMatchObject([
      { body: { details: { fields: ['body.activeUntil'] } } },
      { body: { details: { fields: ['body.message'] } } },
      { body: { details: { fields: ['body.title'] } } },
    ])
  })
})
