import { checkLaunchReadiness as action } from '../../actions/audit/check-launch-readiness.ts'
import { defineTool } from '../tool.ts'

export const checkLaunchReadiness = defineTool({
  endpoint: 'checkLaunchReadiness',
  action,
  title: 'Audit a product site',
  description:
    'Visits a product site and says what would hurt its launch: about thirty checks (title, description, social preview, structured data, ' +
    'links, badge, duplicates and more), each pass, warn or fail. Every warn and fail has a `fix` made of the page’s own words, to paste or do. Also ' +
    'returns a score from 0 to 100, a suggested listing, categories, and the next weeks with room for a free launch. Takes some seconds. ' +
    'Then: apply the fixes in the site’s source, deploy, and call this again until what you fixed passes; then call submit_product. It changes ' +
    'nothing anywhere and needs no account. The site has to be one that this service may visit: any on the public internet, and whatever else its operator opened to it, ' +
    'such as the sample product of a service on your own machine. An address that it may not visit is refused at once, and counts for nothing.',
  annotations: { readOnlyHint: true, openWorldHint: true },
  introduce({ score, checks }) {
    const open = checks.filter(({ status }) => status !== 'pass').length
    const next = open === 0 ? 'Nothing is left to fix: submit_product opens the draft.' : 'Apply the fixes, deploy, and audit again.'
    return `Score ${score} of 100; ${open} of ${checks.length} checks ask for something. ${next}`
  },
})
