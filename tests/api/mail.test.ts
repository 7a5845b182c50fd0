import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { signUp } from '#contract/auth.ts'
import { createApp } from '#server/http/create-app.ts'
import { mountMailbox } from '#server/mail/mailbox-page.ts'
import type { Api } from '#tests/support/api.ts'
import { describeOnEachDatabase } from '#tests/support/api-harness.ts'

const form = (email: string) => ({
  firstName: '<b>Ada</b>',
  lastName: 'Marlow',
  email,
  password: 'Glass-barometer-7',
  language: 'de' as const,
  termsAccepted: true as const,
  marketingConsent: false,
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

  test('the mailbox is for this machine alone', async () => {
    const api = await open()
    const statuses = await Promise.all([
      mailbox(api, '::1', { host: '[::1]:4310' }),
      mailbox(api, '192.0.2.7', { host: 'localhost:4310' }),
      mailbox(api, '127.0.0.1', { host: 'storeglass.example.com' }),
      mailbox(api, '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404])
  })

  test('with an SMTP server it is sent, in the language of the user, and there is no mailbox', async () => {
    const received = Promise.withResolvers<Email>()
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then(received.resolve, received.reject)
          done()
        })
      },
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const { port } = smtp.server.address() as AddressInfo
    const api = await open({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Storeglass <hello@example.com>' },
    })
    await api.request(signUp, { body: form('ada@example.com') })
    const mail = await received.promise
    expect(mail.subject).toBe('Bestätige dein Storeglass-Konto')
    expect(mail.from?.address).toBe('hello@example.com')
    expect(mail.text).toContain('/sign-up/verification?userId=')
    expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
    expect((await mailbox(api, '127.0.0.1', { host: 'localhost' })).status).toBe(404)
    await new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
  })

  test('an SMTP server that does not answer is said so', async () => {
    const api = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' } })
    const answer = await api.request(signUp, { body: form('grace@example.com') })
    expect(answer.error.error).toBe('UNAVAILABLE')
  })
})
