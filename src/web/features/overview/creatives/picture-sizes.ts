import { useState } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'

/** Real sizes of pictures, px, by their addresses: known once a picture has come. */
export type PictureSizes = ReadonlyMap<string, Size>

/** The sizes that are known, and how a picture that has come tells its own. */
export function usePictureSizes(): [sizes: PictureSizes, learn: (src: string, size: Size) => void] {
  const [sizes, setSizes] = useState<PictureSizes>(new Map())
  const learn = (src: string, { width, height }: Size) => {
    if (width > 0 && height > 0)
      setSizes((known) => (known.has(src) ? known : new Map([...known, [src, { width, height }]])))
  }
  return [sizes, learn]
}
