/**
 * The start page as the network answers it, not the worker: there the log-in page of a proxy shows itself, which leads
 * back to this address.
 */
export const PAST_WORKER = '/?past-worker'
