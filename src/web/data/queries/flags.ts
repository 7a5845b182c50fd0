import { getFlags } from '#contract/administration.ts'
import { read, useRead } from './read.ts'

/** Whether a feature flag is on; null: not known. */
export const useFlag = (name: string): boolean | null => useRead(read(getFlags, {})).data?.includes(name) ?? null
