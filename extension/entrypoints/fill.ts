import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { createPageFiller, type PageFiller } from '../fill/page-filler.ts'

/** Runs in the tab when the maker opens the Fill tab of the popup: see fill/tab-form.ts. Does nothing until it’s asked. */
export default defineUnlistedScript(() => {
  const page = globalThis as { slipwayFill?: PageFiller }
  page.slipwayFill ??= createPageFiller()
})
