import { expect, test } from 'vitest'
import { closeAccount } from '#contract/account-closing.ts'
import { signUp } from '#contract/auth/auth.ts'
import { requestDemo } from '#contract/demo-request.ts'
import { acceptInvitation } from '#contract/auth/invitation.ts'
import { requestPasswordReset } from '#contract/auth/password-reset.ts'
import { changePassword, getProfile, requestEmailChange, updateProfile } from '#contract/profile.ts'
import { inviteAgain, inviteMember, renameOrganization } from '#contract/team.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { createApp } from '#server/http/create-app.ts'
import { mountMailbox } from '#server/mail/mailbox-page.ts'
import { mailedLink, type Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { SmtpServer } from '#tests/support/servers/smtp-server.ts'

const form = (email: string) => ({
  firstName: '<b>Ada</b>',
  lastName: 'Marlow',
  email,
  password: 'Glass-barometer-7',
  language: 'de' as const,
  termsAccepted: true as const,
  marketingConsent: false,
})

const invitation = () => ({
  email: `grace.${crypto.randomUUID()}@example.com`,
  permissions: { role: 'member' as const, account: 'view' as const, apps: [], grants: [] },
})

const demoRequest = ({ clock }: Api) => ({
  name: 'Ada Marlow',
  email: 'ada@marlow.example',
  company: 'Marlow',
  apps: 2,
  preferredTime: new Date(clock.now().getTime() + 86_400_000).toISOString(),
})

/** Asks as a browser of that address would. */
const mailbox = (api: Api, remoteAddress: string, headers: Record<string, string>) =>
  createApp(api.services, [], { extras: (app) => mountMailbox(app, api.services) }).request(
    '/dev/mailbox',
    { headers },
    { incoming: { socket: { remoteAddress } } },
  )

describeOnEachDatabase('mail', (open) => {
  test('without an SMTP server it waits in the mailbox, with a link to follow and nothing to run', async () => {
    const api = await open()
    const email = `ada.${crypto.randomUUID()}@example.com`
    await api.request(signUp, { body: form(email) })
    const response = await mailbox(api, '127.0.0.1', { host: 'localhost:4310' })
    const html = await response.text()
    expect(html).toContain(email)
    expect(html).toMatch(/<a href="http:\/\/localhost:4310\/sign-up\/verification\?userId=[\w-]+&amp;code=[\w-]+">/)
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
    expect(html).not.toMatch(/<b>|<script/)
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })

  test('the mailbox speaks the language of the message, in its frame and its dates', async () => {
    const api = await open()
    const email = `ada.${crypto.randomUUID()}@example.com`
    await api.request(signUp, { body: form(email) })
    const { created_at: sent } = await api.services.db
      .selectFrom('mail')
      .select('created_at')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const at = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' }).format(sent)
    const html = await (await mailbox(api, '127.0.0.1', { host: 'localhost:4310' })).text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<h1>Postfach</h1>')
    expect(html).toContain(`<p>An ${email}, <time datetime="${sent.toISOString()}">${at}</time></p>`)
    expect(html).toContain('Bestätige dein Storeglass-Konto')
  })

  test('the mailbox is for this machine alone', async () => {
    const api = await open({ env: { PUBLIC_URL: 'http://127.0.0.2:4310' } })
    const statuses = await Promise.all([
      mailbox(api, '::1', { host: '[::1]:4310' }),
      mailbox(api, '192.0.2.7', { host: 'localhost:4310' }),
      mailbox(api, '127.0.0.1', { host: 'storeglass.example.com' }),
      mailbox(api, '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }),
      mailbox(api, '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404])
  })

  test('a server that others reach has no mailbox, keeps no mail, and says so where one was to be sent', async () => {
    const member = await newMember(await open())
    const api = await open({ env: { PUBLIC_URL: 'https://storeglass.example.com' } })
    expect((await mailbox(api, '127.0.0.1', { host: 'localhost:4310' })).status).toBe(404)
    const email = `ada.${crypto.randomUUID()}@example.com`
    const asked = [
      await api.request(signUp, { body: form(email) }),
      await api.request(requestPasswordReset, { body: { email: member.identity.email } }),
      await api.request(requestEmailChange, { ...member.own, body: { email, password: member.password } }, member),
    ]
    expect(asked.map(({ status, error }) => [status, error.error])).toEqual(asked.map(() => [501, 'MAIL_OFF']))
    const kept = await api.services.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()
    expect(kept).toEqual([])
  })

  test('where no mail is sent, whoever invites gets the link, which opens nothing beyond the invitation', async () => {
    const before = await open()
    const owner = await newMember(before)
    const [newcomer, staff, other] = [invitation(), invitation(), await newMember(before)]
    const { db } = before.services
    // As somebody who logs in with Google alone.
    await db.updateTable('app_user').set({ password_hash: null }).where('id', '=', other.identity.userId).execute()
    const env = { PUBLIC_URL: 'https://storeglass.example.com', STOREGLASS_STAFF: staff.email }
    const api = await open({ env })
    const pathOf = async (body: ReturnType<typeof invitation>) =>
      (await api.request(inviteMember, { ...owner.own, body }, owner)).body.invitationPath ?? ''
    const accept = (path: string) => {
      const link = new URL(path, 'https://storeglass.example.com')
      const userId = link.pathname.split('/').at(-1) ?? ''
      const body = { code: link.searchParams.get('code') ?? '', password: 'Brass-sextant-9' }
      return api.request(acceptInvitation, { params: { userId }, body })
    }
    const first = await pathOf(newcomer)
    const { userId } = new URL(first, 'https://x.example').pathname.match(/(?<userId>[^/]+)$/)!.groups!
    const params = { orgId: owner.identity.organizationId, userId: userId ?? '' }
    const again = await api.request(inviteAgain, { params }, owner)
    expect((await accept(first)).error.error).toBe('INVITE_INVALID')
    expect((await accept(again.body.invitationPath ?? '')).body.token.identity.email).toBe(newcomer.email)
    for (const { email } of [staff, other.identity])
      expect((await accept(await pathOf({ ...invitation(), email }))).error.error).toBe('MAIL_OFF')
  })

  test('the mailbox of a machine is no mailbox for others: they are told that no mail is sent', async () => {
    const api = await open({ env: { HOST: '0.0.0.0', STOREGLASS_RATE_LIMITS: 'on' } })
    const ask = (remoteAddress: string, host: string) =>
      api.app.request(
        `${API_BASE}${signUp.path}`,
        {
          method: 'POST',
          headers: { host, 'content-type': 'application/json' },
          body: JSON.stringify(form(`ada.${crypto.randomUUID()}@example.com`)),
        },
        { incoming: { socket: { remoteAddress } } },
      )
    expect((await ask('192.0.2.7', '192.0.2.2:4310')).status).toBe(501)
    expect((await ask('127.0.0.1', 'localhost:4310')).status).toBe(signUp.status)
  })

  test('what is told afterwards is done all the same', async () => {
    const member = await newMember(await open())
    const api = await open({ env: { PUBLIC_URL: 'https://storeglass.example.com' } })
    const body = { currentPassword: member.password, password: 'Brass-sextant-9' }
    expect((await api.request(changePassword, { ...member.own, body }, member)).status).toBe(204)
  })

  test('with an SMTP server it is sent, in the language of the user, and there is no mailbox', async () => {
    const smtp = await SmtpServer.start()
    const api = await open({ env: { ...smtp.env, MAIL_FROM: 'Storeglass <hello@example.com>' } })
    await api.request(signUp, { body: form('ada@example.com') })
    const [mail] = smtp.received
    if (!mail) throw new Error('No mail has come.')
    expect(mail.subject).toBe('Bestätige dein Storeglass-Konto')
    expect(mail.from?.address).toBe('hello@example.com')
    expect(mail.text).toContain('/sign-up/verification?userId=')
    expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
    expect((await mailbox(api, '127.0.0.1', { host: 'localhost' })).status).toBe(404)
    await smtp.stop()
  })

  test('a mail server that takes its time holds up who waits for the mail, and nobody else', async () => {
    const smtp = await SmtpServer.start()
    const before = await open()
    const [one, two] = [await newMember(before), await newMember(before)]
    const api = await open({ env: { ...smtp.env, SALES_EMAIL: 'sales@example.com' } })
    const waiting = await one.read(inviteMember, { ...one.own, body: invitation() })
    smtp.hold()
    const { password } = one
    const writes = [
      api.request(inviteMember, { ...one.own, body: invitation() }, one),
      api.request(inviteAgain, { params: { ...one.own.params, userId: waiting.userId } }, one),
      api.request(requestEmailChange, { ...two.own, body: { email: `new.${two.identity.email}`, password } }, two),
      api.request(requestDemo, { ...one.own, body: demoRequest(api) }, one),
      api.request(
        changePassword,
        { ...one.own, body: { currentPassword: password, password: 'Brass-sextant-9' } },
        one,
      ),
      api.request(closeAccount, { ...two.own, body: { password } }, two),
    ]
    await smtp.arrived(writes.length)
    expect((await api.request(getProfile, two.own, two)).body.email).toBe(two.identity.email)
    expect((await api.request(updateProfile, { ...two.own, body: { firstName: 'Grace' } }, two)).status).toBe(200)
    smtp.release()
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses).toEqual([201, 200, 204, 204, 204, 200])
    await smtp.stop()
  })

  test('what is done is done without a mail server too; what a mail was to bring is asked for again', async () => {
    const before = await open()
    const [one, two] = [await newMember(before), await newMember(before)]
    const api = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' } })
    const { password } = one
    const changed = { currentPassword: password, password: 'Brass-sextant-9' }
    expect((await api.request(changePassword, { ...one.own, body: changed }, one)).status).toBe(204)
    expect((await api.request(closeAccount, { ...two.own, body: { password } }, two)).status).toBe(200)

    const body = { email: `new.${one.identity.email}`, password: changed.password }
    const idempotencyKey = crypto.randomUUID()
    const ask = (of: Api) => of.request(requestEmailChange, { ...one.own, body }, { ...one, idempotencyKey })
    expect((await ask(api)).error.error).toBe('UNAVAILABLE')
    expect((await ask(before)).status).toBe(204)
    expect((await mailedLink(before.services, body.email)).pathname).toBe('/confirm-email')
  })

  test('no name is a link: neither a person nor an organisation gets one', async () => {
    const api = await open()
    const member = await newMember(api)
    const link = 'Your account is locked, go to http://evil.example'
    const refused = [
      await api.request(signUp, { body: { ...form('eve@example.com'), firstName: link } }),
      await api.request(updateProfile, { ...member.own, body: { lastName: 'www.evil.example' } }, member),
      await api.request(renameOrganization, { ...member.own, body: { name: link } }, member),
      await api.request(renameOrganization, { ...member.own, body: { name: 'Marlow\nSubject: x' } }, member),
    ]
    expect(refused.map(({ error }) => error.details?.['fields'])).toEqual([
      ['body.firstName'],
      ['body.lastName'],
      ['body.name'],
      ['body.name'],
    ])
    const named = await api.request(renameOrganization, { ...member.own, body: { name: 'booking.com' } }, member)
    expect(named.status).toBe(204)
  })

  test('names stand in quotes in an invitation; those of before are no links there', async () => {
    const api = await open()
    const owner = await newMember(api)
    const { db } = api.services
    const name = 'Marlow” <b>\r\nlocked, go to http://evil.example/login'
    await db.updateTable('organisation').set({ name }).where('id', '=', owner.identity.organizationId).execute()
    const body = invitation()
    await owner.read(inviteMember, { ...owner.own, body })
    const mail = await db.selectFrom('mail').selectAll().where('recipient', '=', body.email).executeTakeFirstOrThrow()
    const shown = 'Marlow’ <b> locked, go to http: evil.\u2060example/login'
    expect(mail.subject).toBe(`“Ada Marlow” invites you to “${shown}” on Storeglass`)
    expect(mail.text).toContain(`“Ada Marlow” invites you to work with “${shown}” on Storeglass.`)
    expect(mail.html).toContain(`“${shown.replace('<b>', '&lt;b&gt;')}”`)
    expect(mail.text.match(/\w+:\/\/[^/\s]+/g)).toEqual(['http://localhost:4310'])
  })

  test('an SMTP server that does not answer is said so', async () => {
    const api = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' } })
    const answer = await api.request(signUp, { body: form('grace@example.com') })
    expect(answer.error.error).toBe('UNAVAILABLE')
  })
})
