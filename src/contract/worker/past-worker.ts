import { API_BASE } from '../protocol/endpoint.ts'

/**
 * Leads to the start page, and is answered by the network, not the worker: there the log-in page of a proxy shows itself, which leads
 * back to this address. It is one of the API's, because some proxies guard these alone.
 */
export const PAST_WORKER = `${API_BASE}/past-worker`
