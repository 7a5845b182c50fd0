/** Whether the reader asks the browser to save data; of browsers that tell it, which TypeScript does not know. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/** Whether the line is a mobile network's, as far as the browser tells. */
export function isMetered(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'type' in connection && connection.type === 'cellular'
}
