import {
  IconBrandApple,
  IconBrandAppstore,
  IconBrandGooglePlay,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react'
import type { Provider } from '#contract/connections/connection.ts'

const icons: Record<Provider, Icon> = {
  'app-store-connect': IconBrandApple,
  'google-play': IconBrandGooglePlay,
  'apple-ads': IconBrandAppstore,
  'google-ads': IconSpeakerphone,
}

/** A provider's sign, beside its name. */
export function ProviderIcon({ provider, size }: { provider: Provider; size: number }) {
  const Sign = icons[provider]
  return <Sign size={size} stroke={1.7} aria-hidden />
}
