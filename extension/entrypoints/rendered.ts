import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { collectRendered } from '../../shared/rendered/collect-rendered.ts'

/** Runs in the tab when the popup opens: see audit/tab/read-tab.ts. */
// Typed as void, but what the script returns is what the injection yields.
export default defineUnlistedScript((): unknown => collectRendered())
