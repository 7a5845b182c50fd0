import * as v from 'valibot'
import type { ConsoleApp } from '#server/integrations/provider/client.ts'
import { listAll, resource } from './resource.ts'
import type { Transport } from './transport.ts'

export interface StoreApp extends ConsoleApp {
  bundleId: string
  /** The developer's own id, by which in-app purchases name their app in sales reports. */
  sku: string
  /** As App Store Connect writes it, such as `en-US` or `ja`. */
  primaryLocale: string | null
}

const AppResource = resource(
  v.object({
    name: v.string(),
    bundleId: v.string(),
    sku: v.optional(v.string(), ''),
    primaryLocale: v.optional(v.nullable(v.string()), null),
  }),
)

/** All apps that the key sees, by name. */
export async function readApps(transport: Transport, signal?: AbortSignal): Promise<StoreApp[]> {
  const query = { limit: '200', sort: 'name', 'fields[apps]': 'name,bundleId,sku,primaryLocale' }
  const apps = await listAll(transport, { data: AppResource, path: '/v1/apps', query, signal })
  return apps.map(({ id, attributes: { name: title, bundleId, sku, primaryLocale } }) => ({
    trackId: id,
    title,
    bundleId,
    sku,
    primaryLocale,
  }))
}
