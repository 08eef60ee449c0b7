import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { emulateStill } from '../../shared/watched/emulate-media.ts'

/** Runs in the page’s own world before its first script, while it’s shown without motion: see watch/watch-page.ts. */
export default defineUnlistedScript(() => emulateStill())
