export { isCurrent, readState, type ReadState } from '#web/data/read-state.ts'
