import { isIPv6 } from 'node:net'

/**
 * The network that a sender controls: an IPv4 address, or the /64 of an IPv6 address, because a client usually has all
 * 2^64 addresses of it (RFC 6177). Other values are returned unchanged.
 */
export function networkOf(sender: string): string {
  const [address = ''] = sender.split('%', 1)
  if (!isIPv6(address)) return sender
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
