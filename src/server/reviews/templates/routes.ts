import { setSupport } from '#contract/reviews/templates.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { letRulesAsk } from './let-rules-ask.ts'
import { letRulesLookAgain, lockTemplates } from './own-templates.ts'
import * as favourites from './favourites.ts'
import * as folders from './folders.ts'
import { all } from './lists.ts'
import * as templates from './templates.ts'

/** One that is set already stays, and no rule asks because of it. */
const support = serve(setSupport, async ({ params, body, caller, db, services }) => {
  await lockTemplates(db, caller, params.orgId)
  const { support_address: before } = await db
    .selectFrom('organisation')
    .select('support_address')
    .where('id', '=', caller.organizationId)
    .executeTakeFirstOrThrow()
  if (before === body.support) return null
  await db
    .updateTable('organisation')
    .set({ support_address: body.support })
    .where('id', '=', caller.organizationId)
    .execute()
  const naming = await db
    .selectFrom('reply_template')
    .select('id')
    .where('organisation_id', '=', caller.organizationId)
    .where('text', 'ilike', '%{support}%')
    .execute()
  await letRulesAsk(db, caller, new Set(naming.map(({ id }) => id)), 'support', services.clock())
  await letRulesLookAgain(db, caller)
  return null
})

/** Reply templates, their folders, and who favours which. */
export const routes: Route[] = [
  all,
  templates.create,
  templates.change,
  templates.remove,
  folders.create,
  folders.rename,
  folders.remove,
  favourites.addTemplate,
  favourites.removeTemplate,
  favourites.addFolder,
  favourites.removeFolder,
  support,
]
