/** Whether somebody asked for as little motion as can be, at this moment. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
