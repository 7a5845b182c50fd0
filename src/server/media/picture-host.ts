import { lookup } from 'node:dns/promises'
import { get, request, type IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import ipaddr from 'ipaddr.js'
import { PictureFailure } from './picture-failure.ts'

export interface PictureHostOptions {
  /** Every address of a host name, as DNS says. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Opens the connection to one of the addresses, which were checked. */
  connect?: (hostname: string, addresses: readonly string[]) => Duplex
  /** Base address that is asked in place of every picture host, such as stores on this machine. */
  standIn?: string | undefined
}

/**
 * Whether an IP address is an ordinary one of the internet: not private, loopback, link-local, multicast, reserved, of
 * documentation or of a tunnel, also when it is an IPv4 address written as an IPv6 one.
 */
const isPublicAddress = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const resolveAll = async (hostname: string) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

/** TLS to whichever of the addresses answers first; the name is for the certificate alone and not looked up again. */
const connectTo = (hostname: string, addresses: readonly string[]): Duplex =>
  connectTls({
    host: hostname,
    port: 443,
    servername: hostname,
    ALPNProtocols: ['http/1.1'],
    lookup: (_hostname, _options, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
      ),
  })

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, abort) => signal.addEventListener('abort', () => abort(signal.reason), { once: true }))

/**
 * Asks a picture host, without following redirects. The host name is resolved once, every address is checked and the
 * connection goes to those that were checked: a DNS answer that changes in between changes nothing.
 * Throws `PictureFailure` when an address is not public, and the system's error when the host can't be reached.
 */
export async function askPictureHost(
  url: URL,
  signal: AbortSignal,
  { resolve = resolveAll, connect = connectTo, standIn }: PictureHostOptions,
): Promise<IncomingMessage> {
  if (standIn !== undefined) return askStandIn(`${standIn}${url.pathname}${url.search}`, signal)
  const addresses = await Promise.race([resolve(url.hostname), abortOf(signal)])
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    throw new PictureFailure('its host has no address on the internet')
  }
  return new Promise((answered, failed) => {
    request({
      // The connection below is encrypted already.
      protocol: 'http:',
      host: url.hostname,
      path: url.pathname + url.search,
      headers: { host: url.host, accept: 'image/*', connection: 'close', 'user-agent': 'Storeglass' },
      createConnection: () => connect(url.hostname, addresses),
      signal,
    })
      .once('response', answered)
      .once('error', failed)
      .end()
  })
}

const askStandIn = (address: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answered, failed) => {
    get(address, { headers: { accept: 'image/*' }, signal })
      .once('response', answered)
      .once('error', failed)
  })
