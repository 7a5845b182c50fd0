import * as v from 'valibot'

const ServiceAccount = v.object({
  type: v.literal('service_account'),
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
})

/** What the key file of a Google service account says of itself; null: it is none. */
export function readServiceAccount(text: string): { email: string | null; privateKey: string | null } {
  const parsed = v.safeParse(ServiceAccount, parseJson(text))
  if (!parsed.success) return { email: null, privateKey: null }
  return { email: parsed.output.client_email, privateKey: parsed.output.private_key }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
