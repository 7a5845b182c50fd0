import { API_BASE } from '#contract/protocol/endpoint.ts'

/** Where Apple's form arrives; to be registered with Apple as the return address. */
export const APPLE_RETURN_PATH = `${API_BASE}/auth/v1/oauth/apple/return`
