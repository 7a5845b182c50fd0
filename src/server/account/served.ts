import type { Served } from '../http/serve.ts'
import { accountStatus } from './account-status.ts'
import { features } from './features.ts'
import { links } from './links.ts'
import { changeProfile, profile } from './profile.ts'
import { subscription } from './subscription.ts'

export const served: Served[] = [subscription, features, accountStatus, links, profile, changeProfile]
