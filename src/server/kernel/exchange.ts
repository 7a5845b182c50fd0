/** The parts of HTTP for handlers that set cookies or need the client's address. */
export interface Exchange {
  ip: string
  /** Whether a trusted proxy forwarded the request, so that its headers count. */
  viaProxy: boolean
  /** Whether the client is another machine than the server's. */
  elsewhere: boolean
  header: (name: string) => string | undefined
  cookie: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}
