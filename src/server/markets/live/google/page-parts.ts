import * as v from 'valibot'
import { TrackId } from '#contract/store.ts'
import { at, dataBlocks } from './page-data.ts'

const Text = v.pipe(v.string(), v.trim(), v.minLength(1))
const OptionalText = v.fallback(v.nullable(Text), null)

export const PlaySimilar = v.object({
  appId: TrackId,
  title: Text,
  developer: OptionalText,
  icon: OptionalText,
  score: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), null),
})
/** Texts are HTML, in the language that was asked for. */
export const PlaySafety = v.object({ statement: Text, detail: OptionalText })

/** What the library leaves out of an app's page. Of each part, null: the page does not have it. */
export interface PlayPageParts {
  similar: v.InferOutput<typeof PlaySimilar>[] | null
  safety: v.InferOutput<typeof PlaySafety>[] | null
}

/** Addresses of lists of apps; that of a developer's other apps is another one. */
const LIST = '/store/apps/collection/cluster'
/** A detail that leads elsewhere says nothing of the app: "Learn more about how developers declare sharing". */
const isLink = (text: string | null) => text?.includes('<a ') ?? false

/** Similar apps and statements on data safety, as an app's page has them. */
export function playPageParts(html: string): PlayPageParts {
  const blocks = dataBlocks(html)
  const rows = [...blocks.values()].flatMap((data) => listAt(data, 1, 1) ?? [])
  const similar = rows.find((row) => String(at(row, 21, 1, 2, 4, 2)).startsWith(LIST))
  const statements = listAt(blocks.get('ds:5'), 1, 2, 136, 1)
  return {
    similar:
      listAt(similar, 21, 0)?.flatMap((tile) =>
        readable(PlaySimilar, {
          appId: at(tile, 0, 0),
          title: at(tile, 3),
          developer: at(tile, 14),
          icon: at(tile, 1, 3, 2),
          score: at(tile, 4, 1),
        }),
      ) ?? null,
    safety:
      statements?.flatMap((one) => {
        const [told] = readable(PlaySafety, { statement: at(one, 1), detail: at(one, 2, 1) })
        return told ? [isLink(told.detail) ? { ...told, detail: null } : told] : []
      }) ?? null,
  }
}

const listAt = (data: unknown, ...path: number[]): unknown[] | null => {
  const part = at(data, ...path)
  return Array.isArray(part) ? part : null
}

function readable<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T[] {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? [parsed.output] : []
}
