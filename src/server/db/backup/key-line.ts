/**
 * What is said of keys after a backup.
 * @param keys names of the key files in it @param configured whether `AUTH_SECRET` and `SECRETS_KEY` are set
 */
export function keyLine(keys: readonly string[], configured: { auth: boolean; sealing: boolean }): string {
  const { auth, sealing } = configured
  if (auth && sealing)
    return 'AUTH_SECRET and SECRETS_KEY are not in it: keep them elsewhere. Without SECRETS_KEY the keys of connections do not open any more.'
  if (auth)
    return 'AUTH_SECRET is not in it: keep it elsewhere. Without it the keys of connections do not open any more.'
  const kept =
    keys.length > 0
      ? `In it under the passphrase: ${keys.join(', ')}.`
      : 'Not in it: auth-secret, because BACKUP_PASSPHRASE is not set. A server that is restored without it makes a new one; who is logged in stays so.'
  if (sealing)
    return `${kept} SECRETS_KEY is not in it: keep it elsewhere. The keys of connections open with it, once "npm run secrets:rotate" has sealed all of them with it.`
  return keys.length > 0 ? kept : `${kept} The keys of connections do not open any more then.`
}
