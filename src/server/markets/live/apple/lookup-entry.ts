import * as v from 'valibot'

const Text = v.optional(v.string())
const Count = v.optional(v.number())
const Texts = v.optional(v.array(v.string()), [])

/** What is read of one entry of iTunes Lookup or Search; there is much more in it, and most of it is optional. */
export const LookupEntry = v.object({
  kind: v.picklist(['software', 'mac-software'], 'it is not an app'),
  trackId: v.pipe(v.number('it has no trackId'), v.integer(), v.minValue(1)),
  trackName: v.pipe(v.string('it has no trackName'), v.trim(), v.minLength(1, 'its trackName is empty')),
  trackViewUrl: Text,
  artistName: Text,
  sellerName: Text,
  sellerUrl: Text,
  description: Text,
  releaseNotes: Text,
  version: Text,
  releaseDate: Text,
  currentVersionReleaseDate: Text,
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  primaryGenreName: Text,
  genres: Texts,
  genreIds: Texts,
  averageUserRating: Count,
  userRatingCount: Count,
  artworkUrl512: Text,
  artworkUrl100: Text,
  artworkUrl60: Text,
  screenshotUrls: Texts,
  ipadScreenshotUrls: Texts,
  supportedDevices: Texts,
  fileSizeBytes: v.optional(v.union([v.number(), v.string()])),
  languageCodesISO2A: v.optional(v.array(v.string())),
  trackContentRating: Text,
  contentAdvisoryRating: Text,
})
export type LookupEntry = v.InferOutput<typeof LookupEntry>
