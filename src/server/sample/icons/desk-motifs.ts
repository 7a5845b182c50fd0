import type { Motif } from './palette.ts'

/** A sheet with a fish for its signature. */
export const page: Motif = ({
  main,
  accent,
  dark,
}) => `<path d="M36 18h40l22 22v66a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" fill="${main}"/>
<path d="M76 18v16a6 6 0 0 0 6 6h16z" fill="${dark}" opacity=".3"/>
<path d="M42 42h22M42 54h40" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".45"/>
<path d="M42 84q18-18 36 0l10-9v18l-10-9q-18 18-36 0z" fill="${accent}"/><circle cx="52" cy="82" r="2.6" fill="#fff"/>`

/** A beam that sweeps over a slate. */
export const beam: Motif = ({
  main,
  accent,
  dark,
}) => `<rect x="26" y="24" width="76" height="80" rx="12" fill="${dark}"/>
<path d="M26 64h76v28a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z" fill="${main}" opacity=".3"/>
<path d="M14 64h100" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
<path d="M40 42h36M40 84h48" stroke="${main}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`
