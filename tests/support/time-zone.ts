import { basename } from 'node:path'

/** West of UTC, UTC itself, and east of it: what takes the device's day for the server's fails in one of them. */
export const timeZones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'] as const

/** Names the zone of every file, as `npm run test:zones` does for each of them. */
export const timeZoneVariable = 'STOREGLASS_TEST_ZONE'
const DAY_MS = 86_400_000

/** A file's time zone: another one every day, and not the same for all files of a day. */
export function timeZoneOf(file: string, now = Date.now()): string {
  const wanted = process.env[timeZoneVariable]
  if (wanted) return wanted
  const letters = Buffer.from(basename(file)).reduce((sum, byte) => sum + byte, 0)
  return timeZones[(letters + Math.floor(now / DAY_MS)) % timeZones.length]!
}

/** How to run a failed test again as it ran. */
export const timeZoneNote = (zone: string): string => `time zone ${zone} (${timeZoneVariable}=${zone})`
