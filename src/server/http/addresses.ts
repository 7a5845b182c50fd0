import { networkInterfaces } from 'node:os'
import { isLoopback } from '#server/kernel/config-values.ts'
import type { Config } from '#server/kernel/config.ts'

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]'])

/**
 * The addresses at which this server is reached, the public one first. Where it listens on all of the machine's, those of
 * its networks follow: nobody else can use "localhost".
 */
export function addressesOf(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: number,
  ownAddresses: () => string[] = addressesOfMachine,
): [string, ...string[]] {
  if (publicUrl !== undefined) return [publicUrl]
  if (isLoopback(host)) return [at('localhost', port)]
  if (!EVERY_ADDRESS.has(host)) return [at(host, port)]
  return [at('localhost', port), ...ownAddresses().map((address) => at(address, port))]
}

const at = (host: string, port: number) => `http://${/^[^[].*:/.test(host) ? `[${host}]` : host}:${port}`

const addressesOfMachine = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
