import { isIP, type BlockList } from 'node:net'
import type { Context } from 'hono'
import { addressList, isLoopback, unmapped } from './config-values.ts'

export interface Sender {
  /** Address of the client; empty if there is no socket, as in tests. */
  ip: string
  /** Whether the request came from this machine, to a loopback name, and not through a proxy. */
  local: boolean
  /** Whether another machine sent it; false if there is no socket, as in tests. */
  elsewhere: boolean
  /** Whether it came from an address of a private network with forwarding headers that do not count. */
  isProxyUnknown: boolean
  /** Whether the request came through a trusted proxy. */
  viaProxy: boolean
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/** Headers that show that a proxy forwarded the request. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

/** Where an operator's own proxy is called from. */
const privateNetworks = addressList('127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,::1,fc00::/7')!

/** Anyone can write a header, so forwarding headers count only if a trusted proxy sent them. */
export function senderOf(context: Context, { trustedProxies }: { trustedProxies: BlockList }): Sender {
  const remote = unmapped((context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '')
  const isForwarded = Object.keys(context.req.header()).some((name) => FORWARDING.test(name))
  const host = (context.req.header('host') ?? '').replace(/:\d+$/, '')
  const local = isLoopback(remote) && !isForwarded && isLoopback(host)
  return {
    viaProxy: isForwarded && isIn(trustedProxies, remote),
    ip: clientBehind(trustedProxies, remote, context.req.header('x-forwarded-for') ?? ''),
    local,
    elsewhere: remote !== '' && !local,
    isProxyUnknown: isForwarded && isIn(privateNetworks, remote) && !isIn(trustedProxies, remote),
  }
}

/**
 * Each proxy appends the address that it was called from: from the right, the first one that is not a trusted proxy is
 * the client's. Addresses further left may be forged.
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

/** The address in `192.0.2.7:50123` or `[2001:db8::7]:443`; empty if there is none. */
function addressOf(hop: string): string {
  const text = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? '' : unmapped(bare)
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
