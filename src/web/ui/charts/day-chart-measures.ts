/** Sizes of the drawing, px: what lies over it is placed by the same. */
export const DAY_CHART = { height: 260, axisWidth: 52, margin: { top: 8, right: 28, bottom: 0, left: 0 } } as const
