import axe from 'axe-core'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { gatherAccessibility } from '../../shared/rendered/accessibility/gather-accessibility.ts'

/** Runs in the tab once the first findings are shown: see audit/read-accessibility.ts. */
export default defineUnlistedScript(() => gatherAccessibility(axe))
