import type { RefObject } from 'react'

interface Props {
  rows: number
  /** Of a row, px. */
  height: number
  /** The list begins here. */
  top?: RefObject<HTMLTableSectionElement | null>
}

/** The place of rows that are not drawn. */
export function RowGap({ rows, height, top }: Props) {
  return (
    <tbody ref={top} aria-hidden>
      {rows > 0 && <tr style={{ height: rows * height }} />}
    </tbody>
  )
}
