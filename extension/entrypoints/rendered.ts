import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { collectRendered } from '../../shared/rendered/collect-rendered.ts'

/** Runs in the tab when the popup opens (audit/tab/read-tab.ts), and with patience in the watch’s own window (watch/watch-page.ts). */
// Typed as void, but what the script returns is what the injection yields.
export default defineUnlistedScript((): unknown => collectRendered((globalThis as { slipwayPatience?: number }).slipwayPatience))
