/** Element id of an app's row in the chart. */
export const placeId = (trackId: string): string => `place-${trackId}`
