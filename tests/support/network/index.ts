/**
 * The network that unit tests see. Whatever the code under test fetches is answered by what the test has said before, and
 * a request that nothing was said about fails the test. All of it is forgotten after each test.
 *
 *     respond(getCountries, [])                                 an answer, checked against the endpoint's schema
 *     respond(getVersions, ({ query }) => versionsOf(query))    one that depends on what is asked; may be a promise
 *     refuse(addCompetitor, 'INSUFFICIENT_SLOTS', { limit: 5 }) a refusal with the contract's status
 *     respond(getCountries, lost)                               faults: `lost`, `never`, `page()`, `malformed()`, `raw()` …
 *     noNetwork()                                               nothing gets through from now on
 *     asked(getCountries), asked()                              what the code under test has sent
 */
// Calls take their token from the session, as in the app.
import '#web/session/token.ts'

export { asked, type ParsedRequest, type Sent } from './asked.ts'
export { lost, malformed, never, page, raw, refusal, savedAt, type Reply } from './replies.ts'
export { noNetwork, refuse, respond, respondAt, serverIsUp, type Answer } from './respond.ts'
