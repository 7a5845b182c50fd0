import { expect, test } from 'vitest'
import { legacyAddress } from './item-link.tsx'

test('MENU-020, OP-28: the older frontend is told the token that is good once, the page and the selected app', () => {
  const address = legacyAddress('https://old.example.com', { token: 'a+b', path: '/rr/reviews', projectId: 'p 1' })
  expect(address).toBe('https://old.example.com/login-token?token=a%2Bb&redirectTo=%2Frr%2Freviews&selectedAppId=p+1')
  expect(legacyAddress('https://old.example.com', { token: 'x', path: '/', projectId: null })).not.toContain('selected')
})
