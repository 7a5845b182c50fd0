import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Hue ranges of the colour names in everyday use; each up to, not including, `below` degrees. */
const hues: readonly { below: number; name: MessageDescriptor }[] = [
  { below: 15, name: msg`red` },
  { below: 45, name: msg`orange` },
  { below: 70, name: msg`yellow` },
  { below: 160, name: msg`green` },
  { below: 195, name: msg`turquoise` },
  { below: 255, name: msg`blue` },
  { below: 290, name: msg`violet` },
  { below: 345, name: msg`pink` },
  { below: 361, name: msg`red` },
]

export interface ColourName {
  name: MessageDescriptor
  tone: 'light' | 'dark' | null
}

/** A plain name for a colour `#rrggbb`, for those who don't see it. */
export function colourName(hex: string): ColourName {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const lightness = (max + min) / 2
  const spread = max - min
  if (lightness > 0.95) return { name: msg`white`, tone: null }
  if (lightness < 0.08) return { name: msg`black`, tone: null }
  const tone = lightness > 0.75 ? 'light' : lightness < 0.3 ? 'dark' : null
  if (spread < 0.08) return { name: msg`grey`, tone }
  const sixth =
    max === red ? (green - blue) / spread : max === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  const hue = (sixth * 60 + 360) % 360
  return { name: hues.find(({ below }) => hue < below)?.name ?? msg`grey`, tone }
}
