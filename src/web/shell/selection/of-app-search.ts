import * as v from 'valibot'
import { TrackId } from '#contract/store.ts'

/** Search of the pages about one app: `competitor` names one of the selected app's competitors instead of it. */
export const OfAppSearch = v.object({ competitor: v.fallback(v.optional(TrackId), undefined) })
