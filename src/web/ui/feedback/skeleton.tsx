import { Skeleton as MantineSkeleton } from '@mantine/core'

interface Props {
  /** px or any CSS length; the whole width by default. */
  width?: number | string
  height: number
  circle?: boolean
}

// It may stand within a paragraph. Mantine's box takes the element's name, the types of its skeleton leave it out.
const inline = { component: 'span' }

/** A grey shape in the final geometry; it shows after 150 ms, so that quick answers do not flash. */
export const Skeleton = ({ width = '100%', height, circle = false }: Props) => (
  <MantineSkeleton {...inline} width={width} height={height} circle={circle} aria-hidden />
)
