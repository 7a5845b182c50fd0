import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandsOf, commandOf } from '#tests/support/queue/fake-commands.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { createStore } from '../create-store.ts'
import { fakeWriteServer, HOME, type Op } from '#tests/support/queue/fake-write-server.ts'
import { openDatabase, retire } from '../storage/database.ts'
import type { OutboxDatabase } from '../storage/tables.ts'
import { DeviceError } from '../storage/device-error.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { createEngine, type Engine } from './engine.ts'
import { applyOverlays } from './outbox.ts'
import { overlaysOf, viewOf } from './view.ts'

let count = 0
let server: ReturnType<typeof fakeWriteServer>
let db: OutboxDatabase
let engine: Engine
let refresh: () => Promise<void>
let refreshed = 0
let roomMade = 0
let clock = 1_000_000
const organization = createStore<string | null>(HOME)

const op = (n: number, part: Partial<Op> = {}): Op => ({ n, lane: 'a', entity: String(n), refuse: false, ...part })
const states = () => viewOf(engine.state.get()).entries.map(({ state }) => state)
const done = () => server.effects.map(({ op }) => op.n)
const shown = () => applyOverlays(overlaysOf(engine.state.get()), 'list', {}, [] as number[])
const showsStates = (...expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected))

const countedRefresh = () => {
  refreshed += 1
  return refresh()
}
const makeRoom = async () => {
  roomMade += 1
}

function start(): Engine {
  return createEngine({
    userId: `engine-${count}`,
    db,
    commands: commandsOf(server.send),
    organization,
    rememberedOrganization: HOME,
    canSend: () => server.state.online && server.state.signedIn,
    refresh: countedRefresh,
    makeRoom,
    now: () => clock,
    random: () => 0,
  })
}

beforeAll(fakeLocks)
beforeEach(async () => {
  count += 1
  clock = 1_000_000
  refresh = async () => {}
  refreshed = 0
  roomMade = 0
  server = fakeWriteServer()
  db = await openDatabase('outbox', `engine-${count}`)
  engine = start()
})
afterEach(() => {
  engine.stop()
  retire(db)
  vi.restoreAllMocks()
  deviceStorage.set('ok')
  organization.set(HOME)
})

describe('a queued write', () => {
  it('is shown as soon as the device can be read again', async () => {
    server.state.online = false
    await engine.append(commandOf(op(1)))
    engine.stop()
    const reading = vi.spyOn(db.commands, 'orderBy').mockImplementationOnce(() => {
      throw new DOMException('The disk does not answer', 'NotReadableError')
    })
    engine = start()
    await vi.waitUntil(() => reading.mock.calls.length > 0)
    expect(engine.state.get().ready).toBe(false)
    await vi.waitUntil(() => engine.state.get().ready, { timeout: 8000 })
    await showsStates('waiting')
  })

  it('is on the device before it is said to be, and is sent when the server is back', async () => {
    server.state.online = false
    await engine.append(commandOf(op(1)))
    expect(await db.commands.count()).toBe(1)
    await showsStates('waiting')
    server.state.online = true
    await engine.wake(true)
    expect(done()).toEqual([1])
    await showsStates()
  })

  it('shows at once and stays shown until the refreshed data has arrived', async () => {
    let arrive = () => {}
    refresh = () => new Promise<void>((resolve) => (arrive = resolve))
    await engine.append(commandOf(op(1)))
    await vi.waitFor(() => expect(refreshed).toBeGreaterThan(0))
    await showsStates()
    expect(shown()).toEqual([1])
    arrive()
    await vi.waitFor(() => expect(shown()).toEqual([]))
    expect(await db.commands.count()).toBe(0)
  })

  it('stays shown while the new data can not be had, and is not sent again', async () => {
    refresh = () => Promise.reject(new Error('offline'))
    await engine.append(commandOf(op(1)))
    await vi.waitFor(() => expect(refreshed).toBeGreaterThan(0))
    expect(shown()).toEqual([1])
    refresh = async () => {}
    await engine.wake(true)
    await vi.waitFor(() => expect(shown()).toEqual([]))
    expect(server.effects).toHaveLength(1)
  })

  it('can be taken back until it is on its way', async () => {
    server.state.online = false
    const first = await engine.append(commandOf(op(1)))
    const second = await engine.append(commandOf(op(2)))
    await showsStates('waiting', 'waiting')
    expect(await engine.undo(first)).toBe('undone')
    expect(await engine.undo(first)).toBe('gone')
    server.state.online = true
    server.state.faults.push('hangAfter')
    void engine.wake(true)
    await showsStates('sending')
    expect(await engine.undo(second)).toBe('sending')
    expect(done()).toEqual([2])
  })

  it('with a lost answer is sent again with the same key and done once', async () => {
    server.state.faults.push('lost')
    await engine.append(commandOf(op(1)))
    // It also waits before it is sent for the first time.
    await vi.waitFor(async () =>
      expect(await db.commands.toCollection().first()).toMatchObject({ attempts: 1, state: 'pending' }),
    )
    await showsStates('waiting')
    await engine.wake(true)
    await showsStates()
    expect(done()).toEqual([1])
  })
})

describe('a write that was on its way when its tab died', () => {
  beforeEach(async () => {
    server.state.faults.push('hangAfter')
    await engine.append(commandOf(op(1)))
    await vi.waitUntil(() => server.hanging.size === 1, { timeout: 8000 })
    engine.stop()
    server.state.online = false
    engine = start()
  })

  it('waits again as soon as the app is opened, and can be taken back also while offline', async () => {
    await showsStates('sending')
    await engine.wake()
    await showsStates('waiting')
    const [row] = viewOf(engine.state.get()).entries
    expect(await engine.undo(row?.seq ?? 0)).toBe('undone')
    await showsStates()
  })

  it('is done once', async () => {
    server.state.online = true
    await engine.wake(true)
    await showsStates()
    expect(done()).toEqual([1])
  })
})

describe('what can not be sent', () => {
  it('waits 1 s doubling to 60 s, and no less than the server asked for', async () => {
    server.state.faults.push('500', '500', '503')
    await engine.append(commandOf(op(1)))
    const waits: number[] = []
    for (const attempts of [1, 2, 3]) {
      await vi.waitFor(async () =>
        expect(await db.commands.toCollection().first()).toMatchObject({ attempts, state: 'pending' }),
      )
      const row = await db.commands.toCollection().first()
      waits.push((row?.nextAttemptAt ?? 0) - clock)
      clock = row?.nextAttemptAt ?? clock
      void engine.wake()
    }
    expect(waits).toEqual([1000, 2000, 4000])
    await vi.waitFor(() => expect(done()).toEqual([1]))
  })

  it('does not wait longer because the clock was set back', async () => {
    server.state.faults.push('500')
    await engine.append(commandOf(op(1)))
    await vi.waitFor(async () =>
      expect(await db.commands.toCollection().first()).toMatchObject({ attempts: 1, state: 'pending' }),
    )
    clock -= 24 * 3600_000
    await engine.wake()
    expect(done()).toEqual([1])
  })

  it('lets other lanes go on, and holds its own', async () => {
    server.state.faults.push('500')
    await engine.append(commandOf(op(1)))
    await showsStates('waiting')
    await engine.append(commandOf(op(2)))
    await engine.append(commandOf(op(3, { lane: 'b' })))
    await vi.waitFor(() => expect(done()).toEqual([3]))
    await showsStates('waiting', 'waiting')
  })

  it('waits for a log-in without losing or refusing anything', async () => {
    server.state.faults.push('401')
    await engine.append(commandOf(op(1)))
    await vi.waitFor(() => expect(viewOf(engine.state.get()).paused).toBe('signIn'))
    await showsStates('waiting')
    await engine.wake()
    expect(done()).toEqual([1])
    expect(viewOf(engine.state.get()).paused).toBeNull()
  })
})

it('a refusal has what is there now read: others may have changed it', async () => {
  await engine.append(commandOf(op(1, { refuse: true })))
  await showsStates('refused')
  expect(refreshed).toBe(1)
})

describe('a refused write', () => {
  beforeEach(async () => {
    server.state.online = false
    await engine.append(commandOf(op(1, { refuse: true, entity: 'x' })))
    await engine.append(commandOf(op(2, { entity: 'x' })))
    await engine.append(commandOf(op(3)))
    server.state.online = true
    await engine.wake(true)
  })

  it('stays with its reason, holds what builds on it, and lets the others go on', async () => {
    await showsStates('refused', 'held')
    const [refused] = viewOf(engine.state.get()).entries
    const message = { id: 'No: INSUFFICIENT_SLOTS' }
    expect(refused?.refusal).toEqual({ code: 'INSUFFICIENT_SLOTS', failed: null, message, details: { limit: 1 } })
    expect(refused?.payload).toMatchObject({ n: 1 })
    expect(done()).toEqual([3])
    expect(viewOf(engine.state.get())).toMatchObject({ waiting: 0, attention: 2 })
  })

  it('is not shown as if it held', async () => {
    await showsStates('refused', 'held')
    await vi.waitFor(() => expect(shown()).toEqual([]))
  })

  it('leaves what it holds to be taken back', async () => {
    await showsStates('refused', 'held')
    const [refused, held] = viewOf(engine.state.get()).entries
    expect(await engine.undo(held?.seq ?? 0)).toBe('undone')
    await showsStates('refused')
    await engine.discard(refused?.seq ?? 0)
    await engine.wake()
    await showsStates()
    expect(done()).toEqual([3])
  })

  it('is not tried again while it is on its way already', async () => {
    await showsStates('refused', 'held')
    const [refused] = viewOf(engine.state.get()).entries
    server.state.faults.push('hangBefore')
    void engine.retry(refused?.seq ?? 0)
    await showsStates('sending', 'waiting')
    void engine.retry(refused?.seq ?? 0)
    // Its row says so for as long as it is: nobody takes it back under way.
    await engine.append(commandOf(op(4)))
    expect(await engine.undo(refused?.seq ?? 0)).toBe('sending')
  })

  it('can be tried again, or discarded: then the held one goes', async () => {
    await showsStates('refused', 'held')
    const [refused] = viewOf(engine.state.get()).entries
    await engine.retry(refused?.seq ?? 0)
    await showsStates('refused', 'held')
    await engine.discard(refused?.seq ?? 0)
    await showsStates()
    expect(done()).toEqual([3, 2])
  })
})

describe('a row that can not be read', () => {
  it.each([
    ['of an unknown command', { name: 'unheard of' }],
    ['of another version', { version: 99 }],
    ['with a damaged payload', { payload: { n: 'one' } }],
    ['with a damaged key', { id: 7 }],
    ['with a damaged state', { state: 'confused' }],
    ['without a lane', { lane: undefined }],
  ])('%s stays listed, holds what builds on it and can be discarded', async (_, damage) => {
    server.state.online = false
    const seq = await engine.append(commandOf(op(1, { entity: 'x' })))
    await engine.append(commandOf(op(2, { entity: 'x' })))
    await engine.append(commandOf(op(3)))
    // What the types forbid is what a damaged disk or another version leaves behind.
    await db.commands.update(seq, damage as never)
    server.state.online = true
    await engine.wake(true)
    await showsStates('unreadable', 'held')
    expect(done()).toEqual([3])
    await engine.discard(seq)
    await showsStates()
    expect(done()).toEqual([3, 2])
  })
})

describe('a full device', () => {
  /** As Dexie shows it. */
  const full = () =>
    Object.assign(new Error('full'), { name: 'AbortError', inner: new DOMException('', 'QuotaExceededError') })

  it('makes room for a write before it refuses one', async () => {
    vi.spyOn(db.commands, 'add').mockRejectedValueOnce(full())
    await engine.append(commandOf(op(1)))
    expect(roomMade).toBe(1)
    await vi.waitFor(() => expect(done()).toEqual([1]))
  })

  it('waits for a browser that frees space late, and deletes nothing more meanwhile', async () => {
    const add = vi.spyOn(db.commands, 'add')
    for (let n = 0; n < 5; n += 1) add.mockRejectedValueOnce(full())
    await engine.append(commandOf(op(1)))
    expect(roomMade).toBe(4)
    expect(deviceStorage.get()).toBe('ok')
    await vi.waitFor(() => expect(done()).toEqual([1]))
  })

  it('sends what waits although nothing more can be written', async () => {
    server.state.online = false
    await engine.append(commandOf(op(1)))
    vi.spyOn(db.commands, 'update').mockRejectedValue(full())
    server.state.online = true
    await engine.wake(true)
    expect(done()).toEqual([1])
    await showsStates()
  })

  it('says so when there is none, and still exports what waits', async () => {
    server.state.online = false
    await engine.append(commandOf(op(1)))
    vi.spyOn(db.commands, 'add').mockRejectedValue(full())
    await expect(engine.append(commandOf(op(2)))).rejects.toEqual(new DeviceError('full'))
    expect(deviceStorage.get()).toBe('full')
    expect(JSON.parse(await engine.export())).toMatchObject({ changes: [{ name: 'op', payload: { n: 1 } }] })
  })
})

describe('a write of another organisation', () => {
  const enter = (id: string) => {
    server.state.organization = id
    organization.set(id)
  }
  const elsewhere = () => viewOf(engine.state.get()).elsewhere.map(({ state }) => state)

  it('waits until the user is back, is not shown meanwhile, and holds nothing up', async () => {
    server.state.online = false
    await engine.append(commandOf(op(1, { entity: 'x' })))
    enter('away')
    await engine.append(commandOf(op(2, { entity: 'x', organization: 'away' })))
    await vi.waitFor(() => expect(shown()).toEqual([2]))
    server.state.online = true
    await engine.wake(true)
    expect(done()).toEqual([2])
    expect(elsewhere()).toEqual(['elsewhere'])
    await vi.waitFor(() => expect(viewOf(engine.state.get())).toMatchObject({ entries: [], waiting: 0, attention: 0 }))
    enter(HOME)
    await vi.waitFor(() => expect(done()).toEqual([2, 1]))
    expect(server.effects.map((effect) => effect.organization)).toEqual(['away', HOME])
    await vi.waitFor(() => expect(elsewhere()).toEqual([]))
  })

  it('is refused by the server where the token alone is of the other one, and is kept', async () => {
    server.state.organization = 'away'
    await engine.append(commandOf(op(1)))
    await vi.waitFor(async () => expect(await db.commands.toCollection().first()).toMatchObject({ attempts: 1 }))
    await showsStates('waiting')
    organization.set('away')
    await vi.waitFor(() => expect(elsewhere()).toEqual(['elsewhere']))
    await engine.wake(true)
    expect(done()).toEqual([])
    enter(HOME)
    await vi.waitFor(() => expect(done()).toEqual([1]))
  })

  it('that was refused there holds nothing here, and is not tried again here', async () => {
    await engine.append(commandOf(op(1, { refuse: true, entity: 'x' })))
    await showsStates('refused')
    enter('away')
    expect(elsewhere()).toEqual(['elsewhere'])
    await engine.append(commandOf(op(2, { entity: 'x', organization: 'away' })))
    await vi.waitFor(() => expect(done()).toEqual([2]))
    const [entry] = viewOf(engine.state.get()).elsewhere
    expect(entry).toMatchObject({ organization: { id: HOME }, refusal: { code: 'INSUFFICIENT_SLOTS' } })
    await engine.discard(entry?.seq ?? 0)
    await vi.waitFor(() => expect(elsewhere()).toEqual([]))
  })

  it('that an earlier version queued belongs to the one in which the device was left', async () => {
    engine.stop()
    const { organization: _, ...row } = commandOf(op(1))
    const fresh = {
      id: crypto.randomUUID(),
      createdAt: 1,
      attempts: 0,
      nextAttemptAt: 0,
      state: 'pending',
      refusal: null,
    }
    await db.commands.add({ ...row, ...fresh } as never)
    enter('away')
    engine = start()
    await vi.waitFor(() => expect(elsewhere()).toEqual(['elsewhere']))
    await engine.wake()
    expect(done()).toEqual([])
    expect(await db.commands.toArray()).toMatchObject([{ organization: { id: HOME } }])
    enter(HOME)
    await vi.waitFor(() => expect(done()).toEqual([1]))
  })
})

describe('two tabs', () => {
  it('send a burst once, in order, and both see it leave', async () => {
    server.state.online = false
    const otherDb = await openDatabase('outbox', `engine-${count}`)
    const other = createEngine({
      userId: `engine-${count}`,
      db: otherDb,
      commands: commandsOf(server.send),
      organization,
      rememberedOrganization: HOME,
      canSend: () => server.state.online,
      refresh: countedRefresh,
      makeRoom,
    })
    for (let n = 0; n < 20; n += 1) await (n % 2 ? engine : other).append(commandOf(op(n)))
    await showsStates(...Array.from({ length: 20 }, () => 'waiting'))
    server.state.online = true
    await Promise.all([engine.wake(true), other.wake(true)])
    expect(done()).toEqual(Array.from({ length: 20 }, (_, n) => n))
    await showsStates()
    await vi.waitFor(() => expect(other.state.get().planned).toEqual([]))
    other.stop()
    retire(otherDb)
  })
})
