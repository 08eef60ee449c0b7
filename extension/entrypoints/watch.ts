import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { listenFromStart } from '../../shared/tried/listen-from-start.ts'

/** Runs in the page’s own world while it is reloaded and watched, before the page’s first script: see watch/watch-page.ts. */
export default defineUnlistedScript(() => listenFromStart())
