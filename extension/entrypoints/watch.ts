import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { holdLeaving } from '../../shared/tried/hold-leaving.ts'
import { listen } from '../../shared/watched/listen.ts'

/** Runs in the page’s own world while it is reloaded and watched, before the page’s first script: see watch/watch-page.ts. */
export default defineUnlistedScript(() => {
  listen()
  holdLeaving()
})
