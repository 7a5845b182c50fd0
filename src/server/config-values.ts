/** A value of the environment that the server can't start with; the message is one line for a person. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const errorOf = (variable: string, expectation: string) => new ConfigError(`${variable} ${expectation}.`)

/** Whether an address or host name means this very machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare)
}
