import * as v from 'valibot'
import type { ConsoleApp } from '../provider/client.ts'
import type { Call } from './call.ts'
import { EntityId } from './fields.ts'
import { operations } from './operations.ts'
import { allPages } from './pages.ts'

const PAGE = 200

const Apps = v.array(
  v.pipe(
    v.object({ adamId: EntityId, appName: v.nullish(v.string(), '') }),
    v.transform(({ adamId, appName }): ConsoleApp => ({ trackId: adamId, title: appName || adamId })),
  ),
)

/** The apps of the account's organisation, which can be advertised. @throws ProviderFailure */
export const ownApps = (call: Call, signal?: AbortSignal): Promise<ConsoleApp[]> =>
  allPages(PAGE, ({ offset, pageSize }) =>
    call({
      operation: operations.ownApps,
      search: { returnOwnedApps: 'true', limit: String(pageSize), offset: String(offset) },
      result: Apps,
      signal,
    }),
  )
