import * as fc from 'fast-check'
import { faults, type Fault, type Op } from './fake-write-server.ts'

/** What can happen to a queue, as one step of a run. Tabs are numbered; one that is not open is opened. */
export type Step =
  | { do: 'append'; tab: number; op: Omit<Op, 'n'> }
  /** The tab dies while the write is being kept: nobody was told that it is. */
  | { do: 'appendAndKill'; tab: number; op: Omit<Op, 'n'>; turns: number }
  /** `which` of the writes that are listed, counted round. */
  | { do: 'undo'; tab: number; which: number }
  /** The first refused write, if there is one. */
  | { do: 'retry' | 'discard'; tab: number }
  /** An answer is lost, and the write is taken back although the server has done it. */
  | { do: 'loseAndUndo'; tab: number }
  | { do: 'fault'; faults: Fault[] }
  /** The tab that sends dies with the write on its way, before or after the server did it. */
  | { do: 'killSender'; fault: 'hangBefore' | 'hangAfter' }
  | { do: 'offline' | 'online' | 'signOut' | 'signIn' | 'timeOut' }
  /** The user goes on in the other of two organisations, on this device or, not seen, on another one. */
  | { do: 'switch'; isSeen: boolean }
  /** Whether the server takes what it refuses otherwise. */
  | { do: 'room'; hasRoom: boolean }
  | { do: 'open' | 'kill'; tab: number }
  /** The device's clock is set. */
  | { do: 'clock'; byMs: number }
  | { do: 'wait'; turns: number }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Mostly two, so that they get into each other's way. */
const tab = fc.oneof({ weight: 5, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) })
const entity = fc.constantFrom('1', '2', '3')
const op = fc.record({
  lane: fc.constantFrom('a', 'b'),
  entity,
  parent: fc.option(entity, { nil: undefined, freq: 3 }),
  refuse: fc.nat(3).map((one) => one === 0),
})
const does = <T extends string>(...names: T[]) => fc.constantFrom(...names)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: does('append'), tab, op }) },
  { weight: 2, arbitrary: fc.record({ do: does('appendAndKill'), tab, op, turns: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ do: does('loseAndUndo'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: does('undo'), tab, which: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ do: does('retry', 'discard'), tab }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: does('fault'),
      faults: fc.array(fc.constantFrom(...faults, 'lost'), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: does('killSender'), fault: does('hangBefore', 'hangAfter') }) },
  { weight: 2, arbitrary: fc.record({ do: does('offline', 'signOut') }) },
  { weight: 9, arbitrary: fc.record({ do: does('online', 'signIn', 'timeOut') }) },
  { weight: 3, arbitrary: fc.record({ do: does('switch'), isSeen: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: does('room'), hasRoom: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: does('open', 'kill'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: does('clock'),
      byMs: fc.constantFrom(-DAY_MS, -10 * MINUTE_MS, 2000, 5000, 10 * MINUTE_MS, DAY_MS),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: does('wait'), turns: fc.nat(30) }) },
)

export const steps = fc.array(step, { minLength: 4, maxLength: 16, size: 'max' })
