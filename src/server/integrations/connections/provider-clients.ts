import type { Consoles } from '#server/kernel/config-consoles.ts'
import { openAppStoreConnect } from '../app-store-connect/app-store-connect.ts'
import { openAppleAds } from '../apple-ads/apple-ads.ts'
import { openGoogleAds } from '../google-ads/google-ads.ts'
import { openGooglePlay } from '../google-play/google-play.ts'
import type { OpenClients } from './open-client.ts'

/** The client of each provider, at the address of the configuration. */
export const providerClients = (consoles: Consoles): OpenClients => ({
  'app-store-connect': (parts) => openAppStoreConnect({ ...parts, ...consoles.appStoreConnect }),
  'google-play': (parts) => openGooglePlay({ ...parts, ...consoles.googlePlay }),
  'apple-ads': (parts) => openAppleAds({ ...parts, ...consoles.appleAds }),
  'google-ads': (parts) => openGoogleAds({ ...parts, ...consoles.googleAds }),
})
