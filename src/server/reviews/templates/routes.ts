import { setSupport } from '#contract/reviews/templates.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { letRulesLookAgain, lockTemplates } from './own-templates.ts'
import * as favourites from './favourites.ts'
import * as folders from './folders.ts'
import { all } from './lists.ts'
import * as templates from './templates.ts'

const support = serve(setSupport, async ({ params, body, caller, db }) => {
  await lockTemplates(db, caller, params.orgId)
  await db
    .updateTable('organisation')
    .set({ support_address: body.support })
    .where('id', '=', caller.organizationId)
    .execute()
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
