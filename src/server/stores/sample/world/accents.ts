import { hash01 } from '../hash.ts'

/** A strong colour that white stands out on; rivals' hues lie far apart. `#rrggbb` */
export function accentOf(seed: string, variant: number): string {
  const hue = (360 * hash01(`hue/${seed}`) + 137.5 * variant) % 360
  const lightness = 0.34 + 0.12 * hash01(`light/${seed}/${variant}`)
  return hexOf(hue, 0.5 + 0.35 * hash01(`deep/${seed}/${variant}`), lightness)
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
