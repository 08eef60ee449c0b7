import { listen } from '../../../shared/watched/listen.ts'

// Bundled by read-in-browser.ts and run before the page’s first script, in its own world.

if (window === window.top) listen()
