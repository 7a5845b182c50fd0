import * as v from 'valibot'
import type { AdAccount } from '#contract/connections/keys.ts'
import type { Check, ConsoleApp } from '../provider/client.ts'
import { ProviderFailure, type CheckedRight } from '../provider/provider-failure.ts'
import type { Call } from './call.ts'
import { EntityId } from './fields.ts'
import { operations } from './operations.ts'
import { ownApps } from './own-apps.ts'

/** It is asked whether the token is good; nothing of the answer is used. */
const Me = v.looseObject({})
const Acls = v.object({
  acls: v.nullish(
    v.array(
      v.object({
        adAccount: v.object({ id: EntityId, name: v.nullish(v.string(), '') }),
        roles: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
})

interface Access extends AdAccount {
  roles: string[]
}

/** The ad accounts that the key sees. @throws ProviderFailure `account`: none */
export async function accessesOf(call: Call, signal?: AbortSignal): Promise<Access[]> {
  const { result } = await call({ operation: operations.acls, result: Acls, signal })
  if (result.acls.length === 0) {
    throw new ProviderFailure('apple-ads', 'account', 'The key of apple-ads sees no ad account.')
  }
  return result.acls.map(({ adAccount: { id, name }, roles }) => ({ id, name: name || id, roles }))
}

/** `chosen` null: the only account there is, else nothing can be said of rights and apps. */
export async function checkAccess(call: Call, chosen: string | null, signal?: AbortSignal): Promise<Check> {
  await call({ operation: operations.me, result: Me, signal })
  const accesses = await accessesOf(call, signal)
  const access = chosen === null && accesses.length === 1 ? accesses[0] : accesses.find(({ id }) => id === chosen)
  if (access) {
    const apps = chosen === null ? null : await appsIfAllowed(call, signal)
    return { rights: rightsOf(access.roles), apps, accountName: access.name }
  }
  if (chosen !== null) {
    throw new ProviderFailure('apple-ads', 'account', 'The key of apple-ads does not see the chosen ad account.')
  }
  return { rights: rights('unknown', 'unknown'), apps: null, accountName: null }
}

/**
 * What Apple's roles allow: Admin, API Account Manager, API Account Read Only, Limited Access: API Read & Write, and
 * Limited Access: API Read Only. Of another one only a real attempt shows it.
 */
export function rightsOf(roles: readonly string[]): CheckedRight[] {
  if (roles.length === 0) return rights('missing', 'missing')
  if (roles.some((role) => /^(?:Admin|API Account Manager)$|Read & Write/i.test(role)))
    return rights('granted', 'granted')
  if (roles.every((role) => /Read Only/i.test(role))) return rights('granted', 'missing')
  const reads = roles.some((role) => /Read Only/i.test(role))
  return rights(reads ? 'granted' : 'not-tried', 'not-tried')
}

const rights = (read: CheckedRight['state'], write: CheckedRight['state']): CheckedRight[] => [
  { capability: 'ads-read', state: read },
  { capability: 'ads-write', state: write },
]

/** A limited role may not list apps: that makes the key no worse. */
async function appsIfAllowed(call: Call, signal?: AbortSignal): Promise<ConsoleApp[] | null> {
  try {
    return await ownApps(call, signal)
  } catch (error) {
    const kind = error instanceof ProviderFailure ? error.kind : null
    if (kind === 'permission' || kind === 'not-found' || kind === 'refused') return null
    throw error
  }
}
