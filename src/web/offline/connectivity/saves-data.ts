/** Whether the reader asks the browser to save data; of browsers that tell it, which TypeScript does not know. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
