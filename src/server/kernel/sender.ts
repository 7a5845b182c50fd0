import { isIP, type BlockList } from 'node:net'
import type { Context } from 'hono'
import { isLoopback, unmapped } from './config-values.ts'

export interface Sender {
  /** Address of whoever sent the request; empty when there is no socket, as in tests. */
  ip: string
  /** Whether the request came from this machine, asked for it by a loopback name, and no proxy passed it on. */
  local: boolean
  /** Whether it came through a trusted proxy, whose headers are believed. */
  viaProxy: boolean
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/** Headers by which a proxy shows that it passes a request on. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

/** Anyone can write a header: forwarding headers are believed of trusted proxies alone. */
export function senderOf(context: Context, { trustedProxies }: { trustedProxies: BlockList }): Sender {
  const remote = unmapped((context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '')
  const isForwarded = Object.keys(context.req.header()).some((name) => FORWARDING.test(name))
  const host = (context.req.header('host') ?? '').replace(/:\d+$/, '')
  return {
    viaProxy: isForwarded && isIn(trustedProxies, remote),
    ip: clientBehind(trustedProxies, remote, context.req.header('x-forwarded-for') ?? ''),
    local: isLoopback(remote) && !isForwarded && isLoopback(host),
  }
}

/**
 * Each proxy appends whom it was asked by: from the right, the first address that is no trusted proxy is the client's.
 * What stands left of it the client may have written itself.
 */
function clientBehind(trusted: BlockList, remote: string, forwardedFor: string): string {
  const hops = forwardedFor.split(',').map(addressOf)
  let client = remote
  while (isIn(trusted, client)) {
    const before = hops.pop()
    if (before === undefined || before === '') break
    client = before
  }
  return client
}

/** Of `192.0.2.7:50123` and `[2001:db8::7]:443` the address; empty where there is none. */
function addressOf(hop: string): string {
  const text = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? '' : unmapped(bare)
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
