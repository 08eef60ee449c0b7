import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { offerToken } from '../account/connect-page.ts'

/** Runs only on the approval page of the configured server: see manifest.ts and connect-script.ts. */
export default defineUnlistedScript(() => {
  if (location.pathname === '/connect/') void offerToken(document)
})
