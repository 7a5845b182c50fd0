import { useRead } from '#web/data/queries/read.ts'
import { favouritesRead } from '#web/data/queries/reads.ts'

/** Codes of the starred countries, queued changes included. */
export function useFavourites(): ReadonlySet<string> {
  const { data } = useRead(favouritesRead())
  return new Set(data?.map((one) => one.countryCode))
}
