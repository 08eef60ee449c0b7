import axe from 'axe-core'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { collectAccessibility } from '../../shared/rendered/accessibility/collect-accessibility.ts'

/** Runs in the tab once the first findings are shown: see audit/tab/read-accessibility.ts. */
// Typed as void, but what the script returns is what the injection yields.
export default defineUnlistedScript((): unknown => collectAccessibility(axe))
