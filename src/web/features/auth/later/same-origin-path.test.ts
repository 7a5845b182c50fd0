import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/settings/plan?tab=1#top', '/settings/plan?tab=1#top'],
  ['settings', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/path', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/v1/logout', '/'],
  ['\n//evil.example', '/'],
])('AUTH-015: redirectTo %j leads to %s', (wanted, path) => {
  expect(sameOriginPath(wanted)).toBe(path)
})
