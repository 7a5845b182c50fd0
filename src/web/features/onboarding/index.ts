export { changeGuide, endTour, readGuide, registerGuide, useGuide, useTourDue } from './guide/guide-store.ts'
export { START_AFTER_MS, isWanted, mayBeGuided, mayStartAt } from './guide/start-guide.ts'
