import type { Identity } from '#contract/auth/auth.ts'
import { getProfile } from '#contract/profile.ts'
import { read } from './read.ts'

export const profileRead = ({ userId }: Identity) => read(getProfile, { params: { userId } })
