import { apiPrefix, endpoints } from '../../shared/paths/endpoints.ts'
import { fillLines } from '../../shared/fill-words.ts'
import { paths } from '../../shared/paths.ts'
import type { StartSummary } from './summarize-start.ts'
import lines from './welcome.json' with { type: 'json' }

type Facts = {
  site: string
  sampleProduct: string
  summary: StartSummary
  signIns: { emails: string[]; password: string }
  /** The folders with the extension, or why it couldn’t be built. */
  extension: { chrome: string; firefox: string }
  /** Where the first owner begins; null if there is one. */
  ownerLink: string | null
}

/** Where everything is, for whoever tries Slipway on one machine. */
export const welcome = ({ site, sampleProduct, summary: { moderators, email, signUp }, signIns, extension, ownerLink }: Facts): string =>
  fillLines(lines, {
    moderators,
    email,
    signUp,
    ...extension,
    site,
    sampleProduct,
    claim:
      ownerLink === null
        ? ''
        : `\n  Claim this site  ${ownerLink}\n                   Open this link within a day. It works once and makes you the owner.\n`,
    audit: site + paths.audit(),
    search: site + apiPrefix + endpoints.searchProducts(),
    reference: site + paths.reference(),
    agents: site + paths.agents(),
    mcp: site + paths.mcp(),
    readiness: site + apiPrefix + endpoints.checkLaunchReadiness(),
    signIns: signInLines(signIns),
  })

function signInLines({ emails, password }: Facts['signIns']): string {
  if (emails.length === 0) return ''
  const lines = emails.map((email) => `${email}  (password: ${password})`)
  return `\n  Sign in as       ${lines.join(`\n${' '.repeat(19)}`)}\n`
}
