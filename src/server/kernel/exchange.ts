/** The little of HTTP that the few handlers need which set cookies or look at the sender. */
export interface Exchange {
  ip: string
  /** Whether a trusted proxy passed the request on: the headers it sets are believed. */
  viaProxy: boolean
  header: (name: string) => string | undefined
  cookie: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}
