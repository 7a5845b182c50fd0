import { msg } from '@lingui/core/macro'
import { getProfile, updateProfile as endpoint, type Profile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { session } from '#web/session/session-store.ts'
import { command } from './command.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from './refusal-message.ts'

const ownUser = () => ({ userId: session.get().identity?.userId ?? '' })

const isOfName = (changes: object) => 'firstName' in changes || 'lastName' in changes

/** Updates the user's names, language and appearance. */
export const updateProfile = command({
  name: 'updateProfile',
  version: 1,
  schema: payloads.updateProfile,
  lane: () => 'profile',
  // A name may conflict with a change on another device; a refused name must not hold back a later choice of language.
  entities: (changes) => (isOfName(changes) ? ['profile'] : ['choices']),
  send: (changes, context) => call(endpoint, { params: ownUser(), body: changes }, context),
  overlay: ({ seen: _seen, ...changes }, endpointId, _, data) =>
    endpointId === getProfile.id ? { ...(data as Profile), ...changes } : data,
  describe: (changes) =>
    isOfName(changes)
      ? { title: msg`Change your name`, scope: msg`Account` }
      : { title: msg`Change language or appearance`, scope: msg`Account` },
  refreshes: () => [{ endpoint: getProfile, input: { params: ownUser() } }],
  explain: (_, code, details) => refusalMessage(code, { name: '', project: '' }, details),
})
