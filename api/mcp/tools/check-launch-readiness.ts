import { checkLaunchReadiness as action } from '../../actions/audit/check-launch-readiness.ts'
import { defineTool } from '../tool.ts'

export const checkLaunchReadiness = defineTool({
  endpoint: 'checkLaunchReadiness',
  action,
  title: 'Audit a product site',
  description:
    'Visits a product site and reports what would hurt its launch: about thirty checks (title, description, social preview, structured data, ' +
    'links, badge, duplicates and more), each with status pass, warn or fail. Every warn and fail has a `fix` to paste or act on, built from the page’s own words. ' +
    'Also returns a score from 0 to 100, a suggested listing, categories, and the next weeks with room for a free launch. Takes a few seconds. ' +
    'Next: apply the fixes in the site’s source, deploy, and call this again until everything you fixed passes; then call submit_product. Changes ' +
    'nothing and needs no account. The site must be one this service is allowed to visit: any site on the public internet, plus any its operator has allowed, ' +
    'such as the sample product of a service on your own machine. A URL it can’t visit is rejected at once and doesn’t count toward the limit.',
  annotations: { readOnlyHint: true, openWorldHint: true },
  introduce({ score, checks }) {
    const open = checks.filter(({ status }) => status !== 'pass').length
    const next = open === 0 ? 'Nothing left to fix: call submit_product to create the draft.' : 'Apply the fixes, deploy and audit again.'
    return `Score: ${score}/100. ${open} of ${checks.length} checks ${open === 1 ? 'needs' : 'need'} attention. ${next}`
  },
})
