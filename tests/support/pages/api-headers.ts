import { API_HEADER } from '#contract/protocol/endpoint.ts'

/** For answers that a test gives in the server's place: without its mark the app takes them for a captive portal's. */
export const apiHeaders = { [API_HEADER]: '1' }
