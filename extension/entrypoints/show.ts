import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { showFindings } from '../show/overlay.ts'
import type { ShowWorld } from '../show/request.ts'

/** Runs in the tab when “Show on page” is pressed (show/show-page.ts). */
export default defineUnlistedScript(() => {
  const world = globalThis as ShowWorld
  world.slipwayHide?.()
  if (world.slipwayShow === undefined) return
  world.slipwayHide = showFindings(world.slipwayShow)
  delete world.slipwayShow
})
