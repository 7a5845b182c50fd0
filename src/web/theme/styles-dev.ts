// In the build each component's CSS comes with its module (vite.config.ts); the dev server serves all of it.
import '@mantine/core/styles.css'
