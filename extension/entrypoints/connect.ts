import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { offerToken } from '../account/connect-page.ts'
import { paths } from '../../shared/paths.ts'

/** Runs only on the approval page of the configured server: see manifest.ts and connect-script.ts. */
export default defineUnlistedScript(() => {
  if (location.pathname === paths.connect()) void offerToken(document)
})
