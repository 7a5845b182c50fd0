import { getFlags } from '#contract/administration.ts'
import { read, useRead } from './read.ts'

/** Whether a feature flag is on; what is not known yet is off. */
export const useFlag = (name: string): boolean => useRead(read(getFlags, {})).data?.includes(name) === true
