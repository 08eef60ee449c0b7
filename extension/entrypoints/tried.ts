import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { listenForTries } from '../../shared/tried/listen-for-tries.ts'

/** Runs in the page’s own world once a watched load has been read: see watch/watch-page.ts. */
export default defineUnlistedScript(() => listenForTries())
