import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { hasUnsaved } from '#web/offline/updates/app-update.ts'
import { savedRows } from './saved-rows.ts'
import { useRowState } from './use-saved-row.ts'
import { writeRow } from './write-row.ts'

vi.mock(import('./write-row.ts'), { spy: true })

const ID = 'note'
let user = ''
let rows = savedRows(v.string(), '')

beforeEach(() => {
  user = crypto.randomUUID()
  ownDevice(user)
  rows = savedRows(v.string(), '')
})
afterEach(() => {
  vi.mocked(writeRow).mockReset()
  ownDevice(null)
})

const onDevice = async () => (await (await userDatabase('data', user)).drafts.get(ID))?.value

/** Holds the next write back until it is called. */
async function holdBack(): Promise<() => void> {
  const actual = await vi.importActual<typeof import('./write-row.ts')>('./write-row.ts')
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(writeRow).mockImplementationOnce(async (...write) => {
    await promise
    await actual.writeRow(...write)
  })
  return resolve
}

describe('a change', () => {
  test('shows at once, and counts as written only when the device has it', async () => {
    const { result } = renderHook(() => useRowState(rows, ID))
    const release = await holdBack()
    let change = Promise.resolve()
    act(() => void (change = rows.change(ID, () => 'typed')))
    expect(result.current).toBe('writing')
    await waitFor(() => expect(rows.get(ID)).toBe('typed'))
    expect(await onDevice()).toBeUndefined()
    expect(result.current).toBe('writing')
    expect(hasUnsaved()).toBe(true)
    release()
    await act(() => change)
    expect(result.current).toBe('written')
    expect(hasUnsaved()).toBe(false)
    expect(await onDevice()).toBe('typed')
  })

  test('is on its way as long as a later one is', async () => {
    await rows.read(ID)
    const first = rows.change(ID, () => 'a')
    const release = await holdBack()
    const second = rows.change(ID, (before) => `${before}b`)
    await first
    expect(rows.state(ID)).toBe('writing')
    release()
    await second
    expect(rows.state(ID)).toBe('written')
    expect(await onDevice()).toBe('ab')
  })

  test.each(['full', 'off'] as const)(
    'that the device did not take (%s) stays unwritten until one is',
    async (reason) => {
      vi.mocked(writeRow).mockRejectedValueOnce(new DeviceError(reason))
      await rows.change(ID, () => 'a').catch(() => {})
      expect(rows.get(ID)).toBe('a')
      expect(rows.state(ID)).toBe('unwritten')
      expect(hasUnsaved()).toBe(true)
      await rows.change(ID, (before) => `${before}b`)
      expect(rows.state(ID)).toBe('written')
      expect(await onDevice()).toBe('ab')
    },
  )

  test('of somebody else does not count', async () => {
    vi.mocked(writeRow).mockRejectedValueOnce(new DeviceError('full'))
    await rows.change(ID, () => 'a').catch(() => {})
    ownDevice(crypto.randomUUID())
    expect(rows.state(ID)).toBe('written')
    expect(hasUnsaved()).toBe(false)
  })
})
