import { expect, test } from 'vitest'
import { requestDemo } from '#contract/demo-request.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

const inDays = (api: Api, days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString()
const form = (api: Api) => ({
  name: 'Ada <b>Marlow</b>',
  email: 'ada@marlow.example',
  company: 'Marlow & Sons',
  apps: 4,
  preferredTime: inDays(api, 3),
})

describeOnDatabase('demo booking', (open) => {
  test('SUB-019: a request is kept, and mailed to whoever sells', async () => {
    const to = `sales.${crypto.randomUUID()}@example.com`
    const api = await open({ env: { SALES_EMAIL: to } })
    const member = await newMember(api)
    const body = form(api)
    expect((await member.call(requestDemo, { ...member.own, body })).status).toBe(204)
    const { db } = api.services
    const { userId } = member.identity
    const kept = await db.selectFrom('demo_request').selectAll().where('user_id', '=', userId).execute()
    const { preferredTime, ...rest } = body
    expect(kept).toMatchObject([{ ...rest, preferred_time: new Date(preferredTime) }])
    const [mail] = await db.selectFrom('mail').selectAll().where('recipient', '=', to).execute()
    expect(mail?.subject).toBe('Demo request from “Marlow & Sons”')
    expect(mail?.text).toContain(`Preferred time: ${preferredTime}`)
    expect(mail?.html).toContain('Ada &lt;b&gt;Marlow&lt;/b&gt;')
  })

  test('AUTH-056: an address where anybody can have a mailbox is no business e-mail', async () => {
    const api = await open()
    const member = await newMember(api)
    for (const email of ['ada@gmail.com', 'Ada@GMX.de', 'ada@privaterelay.appleid.com']) {
      const answer = await member.call(requestDemo, { ...member.own, body: { ...form(api), email } })
      expect(answer).toMatchObject({ status: 422, body: { error: 'BUSINESS_EMAIL_REQUIRED' } })
    }
  })

  test('SUB-019: a time that is over is refused, and names its field', async () => {
    const api = await open()
    const member = await newMember(api)
    const body = { ...form(api), preferredTime: inDays(api, -1) }
    const answer = await member.call(requestDemo, { ...member.own, body })
    expect(answer).toMatchObject({ status: 400, body: { details: { fields: ['body.preferredTime'] } } })
  })

  test('SUB-019: nobody asks in the name of somebody else', async () => {
    const api = await open()
    const victim = await newMember(api)
    const intruder = await newMember(api)
    const answer = await intruder.call(requestDemo, { ...victim.own, body: form(api) })
    expect(answer).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })
})
