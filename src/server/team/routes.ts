import type { Route } from '#server/endpoints/serve.ts'
import { again, invite } from './invite.ts'
import { mine, rename } from './organisations.ts'
import { change } from './permissions.ts'
import { remove } from './remove.ts'
import { team } from './team-of.ts'

export const routes: Route[] = [team, invite, again, change, remove, mine, rename]
