// In the build each component's CSS comes with its module (src/build); the dev server serves all of it.
import '@mantine/core/styles.layer.css'
