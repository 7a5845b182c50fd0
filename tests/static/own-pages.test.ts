import { expect, test } from 'vitest'
import { firstParts } from '#tests/support/routes.ts'
import { ownPage, ownPages } from '../../sw/navigations.ts'

test('the worker knows every page of the app by how its address begins, and asks the network for any other', () => {
  expect(ownPages.toSorted()).toEqual(firstParts().toSorted())
  for (const own of ['/', '/?x=1', '/home', '/app-overview/my-app?a=b', '/plans/', '/oauth/google?code=1'])
    expect([own, ownPage.test(own)]).toEqual([own, true])
  for (const other of ['/oauth2/callback?code=1', '/company/log-in', '/homes', '/cdn-cgi/access'])
    expect([other, ownPage.test(other)]).toEqual([other, false])
})
