import { capabilitiesOf, type Capability } from '#contract/connections/connection.ts'
import type { Check } from '../provider/client.ts'
import { ProviderFailure, type CheckedRight } from '../provider/provider-failure.ts'
import type { ReportCalls } from './reports/reports.ts'
import type { ReviewCalls } from './reviews.ts'

interface Calls {
  signIn: (signal?: AbortSignal) => Promise<void>
  reviews: ReviewCalls
  reports: ReportCalls
  hasBucket: boolean
}

type State = CheckedRight['state']

/** Reviews can be read 200 times an hour and app: a check stays small. */
const TRIED_MAX = 5

/**
 * Learns the rights by what is answered for the first five of the `tried` packages; one that may be read is enough.
 * Google lists no apps; it answers for a package, or does not. With none to try it, only the key itself is checked.
 * Texts of a listing can only be reached through an edit, and a new edit ends another one of the same account, such as
 * that of a release which is just being made: none is opened to learn something.
 */
export async function checkGooglePlay(calls: Calls, tried: readonly string[], signal?: AbortSignal): Promise<Check> {
  await calls.signIn(signal)
  // Answering a customer only to see whether it works is out of the question, too.
  const states: Partial<Record<Capability, State>> = { 'read-listing': 'not-tried', 'publish-listing': 'not-tried' }
  let reports: CheckedRight = { capability: 'analytics', state: calls.hasBucket ? 'unknown' : 'not-used' }
  const packages = tried.slice(0, TRIED_MAX)
  if (packages.length === 0) states['read-apps'] = 'granted'
  else {
    const reviews = await firstGranted(packages, (name) => calls.reviews.reviews(name, { pageSize: 1, signal }))
    states['read-apps'] = reviews
    states['read-reviews'] = reviews
    states.reply = 'not-tried'
    if (calls.hasBucket) reports = await reportRight(() => calls.reports.tryBucket(signal))
  }
  const rights = capabilitiesOf['google-play'].map((capability): CheckedRight => {
    if (capability === 'analytics') return reports
    return { capability, state: states[capability] ?? 'unknown' }
  })
  return { rights, apps: null, accountName: null }
}

/** `missing` where a package is refused and none is allowed; `unknown`: the key sees none of them. */
async function firstGranted(packages: readonly string[], read: (name: string) => Promise<unknown>): Promise<State> {
  let state: State = 'unknown'
  for (const name of packages) {
    try {
      await read(name)
      return 'granted'
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : null
      if (kind === 'permission') state = 'missing'
      else if (kind !== 'not-found') throw error
    }
  }
  return state
}

/** The bucket has rights, and an interface to be switched on, of its own: what it refuses concerns it alone. */
async function reportRight(read: () => Promise<void>): Promise<CheckedRight> {
  const capability = 'analytics'
  try {
    await read()
    return { capability, state: 'granted' }
  } catch (error) {
    const kind = error instanceof ProviderFailure ? error.kind : null
    if (kind === 'api-off') return { capability, state: 'missing', isApiOff: true }
    if (kind === 'permission' || kind === 'not-found' || kind === 'refused') return { capability, state: 'missing' }
    throw error
  }
}
