/** A colour in OKLab: lightness 0..1, a (green to red) and b (blue to yellow) about -0.4..0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number]

const linear = Float64Array.from({ length: 256 }, (_, i) => {
  const value = i / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
const channel = (value: number) => {
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, encoded)))
}

/** sRGB 0..255 in OKLab (Björn Ottosson, A perceptual color space for image processing, 2020). */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** `#rrggbb`; a colour outside sRGB becomes the nearest in each channel. */
export function hexOf([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`
}

/** How different two colours look: 0.02 is hardly seen, black to white is 1. */
export const distance = (one: Oklab, other: Oklab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
