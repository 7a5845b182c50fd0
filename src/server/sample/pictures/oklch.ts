import { hexOf, oklabOf, type Oklab } from '#server/media/oklab.ts'

const inSrgb = (color: Oklab) => {
  const [red = 0, green = 0, blue = 0] = bytesOf(hexOf(color))
  const back = oklabOf(red, green, blue)
  return Math.hypot(back[0] - color[0], back[1] - color[1], back[2] - color[2]) < 0.02
}
const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour by lightness 0..1, chroma 0..0.3 and hue in degrees; as colourful as screens can show it. `#rrggbb` */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let c = chroma; ; c -= 0.01) {
    const color: Oklab = [lightness, c * Math.cos(angle), c * Math.sin(angle)]
    if (c <= 0 || inSrgb(color)) return hexOf(color)
  }
}

/** Hue in degrees and chroma of `#rrggbb`. */
export function hueOf(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = bytesOf(hex)
  const [, a, b] = oklabOf(red, green, blue)
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b) }
}

/** Lightness of `#rrggbb`, 0..1, as the eye has it. */
export function lightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(hex)
  return oklabOf(red, green, blue)[0]
}
