import { expect, it } from 'vitest'
import { notTheShell, ownPage } from './navigations.ts'

it.each(['/', '/?x=1', '/home', '/app-overview/my-app?a=b', '/plans/', '/oauth/google?code=1', '/share/abc', '/login'])(
  '%s is a page of the app, which the saved shell answers',
  (path) => expect(ownPage.test(path)).toBe(true),
)

it.each(['/oauth2/callback?code=1', '/company/log-in', '/homes', '/cdn-cgi/access'])(
  '%s may belong to a log-in in front of the server: the network is asked first',
  (path) => expect(ownPage.test(path)).toBe(false),
)

it.each(['/api', '/api/healthz', '/dev/mail', '/assets/app.js', '/robots.txt'])(
  '%s is never answered with the shell',
  (path) => expect(notTheShell.some((one) => one.test(path))).toBe(true),
)
