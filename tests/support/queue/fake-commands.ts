import * as v from 'valibot'
import { getProjects } from '#contract/projects.ts'
import type { Bind, Commands } from '#web/offline/outbox/bound-command.ts'
import { HOME, type Op } from './fake-write-server.ts'

const Payload = v.object({
  n: v.number(),
  lane: v.string(),
  entity: v.string(),
  parent: v.optional(v.string()),
  refuse: v.boolean(),
  organization: v.optional(v.string()),
})

type Send = (key: string, op: Op, signal: AbortSignal, organizationId: string) => Promise<void>

/** One command, `op` in version 1, which sends its payload as it is; its overlay adds its number to a list. */
export const commandsOf = (send: Send): Commands => ({ load: async () => {}, bind: bindOps(send) })

const bindOps =
  (send: Send): Bind =>
  ({ name, version, payload }) => {
    const parsed = v.safeParse(Payload, payload)
    if (!parsed.success || name !== 'op' || version !== 1) return null
    const op = parsed.output
    return {
      lane: op.lane,
      entities: entitiesOf(op),
      send: ({ idempotencyKey, signal, organizationId }) => send(idempotencyKey, op, signal, organizationId),
      overlay: (_, __, data) => [...(data as number[]), op.n],
      describe: () => ({ title: { id: `Op ${op.n}` }, scope: { id: 'Everywhere' } }),
      failed: () => null,
      explain: (code) => ({ id: `No: ${code}` }),
      refreshes: [{ endpoint: getProjects, input: {} }],
    }
  }

export const entitiesOf = ({ lane, entity, parent = entity }: Op) => [
  ...new Set([entity, parent].map((one) => `${lane}${one}`)),
]

/** As `append` wants it. */
export const commandOf = (op: Op) => ({
  name: 'op',
  version: 1,
  lane: op.lane,
  entities: entitiesOf(op),
  payload: op,
  organization: { id: op.organization ?? HOME, name: null },
})

export const ofSame = (a: Op, b: Op) => (a.organization ?? HOME) === (b.organization ?? HOME)
export const touchSame = (a: Op, b: Op) => ofSame(a, b) && entitiesOf(a).some((one) => entitiesOf(b).includes(one))
