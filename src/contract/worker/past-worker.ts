import { API_BASE } from '../protocol/endpoint.ts'

/**
 * Redirects to the start page. The network answers it, not the worker, so that a proxy can show its log-in page, which
 * leads back to this address. It is below the API's path, because some proxies guard that path alone.
 */
export const PAST_WORKER = `${API_BASE}/past-worker`
