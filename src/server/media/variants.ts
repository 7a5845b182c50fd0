import type { ResizeOptions } from 'sharp'

/**
 * The only sizes in which stores' pictures are handed out, so that nobody can fill the disk with sizes of their own.
 * Icons and headers fill their box; screenshots keep their shape. Nothing is enlarged.
 */
export const variants = {
  'icon-128': { width: 128, height: 128, fit: 'cover' },
  'icon-256': { width: 256, height: 256, fit: 'cover' },
  'icon-512': { width: 512, height: 512, fit: 'cover' },
  /** LIM-009. */
  header: { width: 612, height: 153, fit: 'cover' },
  'feature-graphic': { width: 1024, height: 500, fit: 'cover' },
  'screen-400': { width: 1600, height: 400, fit: 'inside' },
  'screen-800': { width: 1600, height: 800, fit: 'inside' },
  'screen-1600': { width: 2400, height: 1600, fit: 'inside' },
} as const satisfies Record<string, ResizeOptions>

export type Variant = keyof typeof variants

export const isVariant = (text: string): text is Variant => Object.hasOwn(variants, text)
