import type { Served } from '../http/serve.ts'
import { features } from './features.ts'
import { subscription } from './subscription.ts'

export const served: Served[] = [subscription, features]
