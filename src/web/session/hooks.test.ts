import { act, renderHook } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { ada } from '#tests/support/users.ts'
import { useMay } from './hooks.ts'
import { session } from './session-store.ts'

afterEach(() => session.set({ identity: null, state: 'out' }))

test('TEAM-005: what is shown follows role and grants of who is signed in', () => {
  const shown = renderHook(() => useMay('apps/manage')).result
  expect(shown.current).toBe(false)
  act(() => session.set({ identity: { ...ada, role: 'member' }, state: 'in' }))
  expect(shown.current).toBe(false)
  act(() => session.set({ identity: { ...ada, role: 'member', grants: ['apps/manage'] }, state: 'in' }))
  expect(shown.current).toBe(true)
  act(() => session.set({ identity: { ...ada, role: 'admin' }, state: 'in' }))
  expect(shown.current).toBe(true)
})
