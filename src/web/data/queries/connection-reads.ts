import { getConnections } from '#contract/connections/connections.ts'
import { read } from './read.ts'

/** Connections in one answer (CONN-007). */
export const CONNECTIONS_PAGE_SIZE = 50

/** A page of the organisation's connections, counted from 1. */
export const connectionsRead = (page = 1) =>
  read(getConnections, {
    query: { pageSize: String(CONNECTIONS_PAGE_SIZE), offset: String((page - 1) * CONNECTIONS_PAGE_SIZE) },
  })
