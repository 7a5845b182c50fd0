import type { Context } from 'hono'
import { isLoopback } from '../config-values.ts'

export interface Sender {
  /** Address of whoever sent the request; empty when there is no socket, as in tests. */
  ip: string
  /** Whether the request came from this machine, asked for it by a loopback name, and no proxy passed it on. */
  local: boolean
  /** Whether it came through a proxy on this machine, whose headers are believed. */
  viaProxy: boolean
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/** A proxy is believed only where it runs on this machine: anyone can write a header. */
export function senderOf(context: Context): Sender {
  const remote = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? ''
  const forwarded = context.req.header('x-forwarded-for')
  const fromHere = isLoopback(remote)
  const lastHop = forwarded?.split(',').at(-1)?.trim()
  return {
    viaProxy: fromHere && forwarded !== undefined,
    ip: fromHere && lastHop ? lastHop : remote,
    local: fromHere && forwarded === undefined && isLoopback(hostName(context.req.header('host') ?? '')),
  }
}

const hostName = (host: string) => host.replace(/:\d+$/, '')
