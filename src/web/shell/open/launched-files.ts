/** Of browsers that open files with an installed app; TypeScript does not know it yet. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void
}

/** Takes the files with which the system has opened the app (`file_handlers` of the manifest), now and later. */
export function takeLaunchedFiles(take: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take)
  })
}
