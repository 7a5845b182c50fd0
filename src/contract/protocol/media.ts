import { API_BASE } from './endpoint.ts'

/** Every picture is below this path of the app's own origin, so that the worker can cache it. */
export const MEDIA_BASE = `${API_BASE}/media/v1`
