/** Whether the user asks the browser to save data. Not all browsers report it, and TypeScript has no type for it. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/** Whether the connection is cellular, as far as the browser reports it. */
export function isMetered(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'type' in connection && connection.type === 'cellular'
}
