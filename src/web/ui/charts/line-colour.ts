/** Colours there are for lines. */
const COLOURS = 8

/** A line's colour by its place among the lines. */
export const lineColour = (place: number): string => `var(--sg-c${(place % COLOURS) + 1})`
