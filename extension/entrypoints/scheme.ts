import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { emulateScheme } from '../../shared/watched/emulate-media.ts'

/** Runs in the page’s own world before its first script, while it’s shown in its other color scheme: see watch/watch-page.ts. */
export default defineUnlistedScript(() => emulateScheme())
