import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Longest wait for one answer of Postgres, ms: longer than any wait for another request's rows, and shorter than what a
 * browser waits for the whole request.
 */
export const ANSWER_MS = 12_000
/** Where nobody waits, ms. */
const LONG_MS = 3_600_000

const ownTimeout = new AsyncLocalStorage<number>()

/** Statements of `work` may take their time: nobody waits for what it does, and it may go through all there is. */
export const withLongTimeout = <T>(work: () => Promise<T>): Promise<T> => ownTimeout.run(LONG_MS, work)

/** That of the statement about to be sent, ms; undefined: the usual one. */
export const statementTimeout = (): number | undefined => ownTimeout.getStore()

/** Whether a statement was given up because its answer did not come. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
