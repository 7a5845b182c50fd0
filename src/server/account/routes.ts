import type { Route } from '#server/endpoints/serve.ts'
import { accountStatus, features, links, thirdParties, subscription } from './account.ts'
import { changeProfile, profile } from './profile.ts'

export const routes: Route[] = [subscription, features, accountStatus, links, thirdParties, profile, changeProfile]
