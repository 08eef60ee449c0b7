import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { offerToken } from '../account/connect-page.ts'

/** Runs on the configured site's approval page only: see manifest.ts and connect-script.ts. */
export default defineUnlistedScript(() => {
  if (location.pathname === '/connect/') void offerToken(document)
})
