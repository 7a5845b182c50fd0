import type { Route } from '#server/endpoints/serve.ts'
import { accountStatus } from './account-status.ts'
import { features } from './features.ts'
import { links, thirdParties } from './links.ts'
import { changeProfile, profile } from './profile.ts'
import { subscription } from './subscription.ts'

export const routes: Route[] = [subscription, features, accountStatus, links, thirdParties, profile, changeProfile]
