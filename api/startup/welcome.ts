import { apiPrefix, endpoints } from '../../shared/paths/endpoints.ts'
import { paths } from '../../shared/paths.ts'
import type { StartSummary } from './summarize-start.ts'

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
export const welcome = ({ site, sampleProduct, summary: { moderators, email, signUp }, signIns, extension, ownerLink }: Facts): string => `
Slipway is running.
${ownerLink === null ? '' : `\n  Claim this site  ${ownerLink}\n                   Open this link within a day. It works once and makes you the owner.\n`}
  Site             ${site}/
  Audit a site     ${site}${paths.audit()}
  API              ${site}${apiPrefix}${endpoints.searchProducts()}
  API reference    ${site}${paths.reference()}
  Agents           ${site}${paths.agents()}   (how to connect one)
  MCP endpoint     ${site}${paths.mcp()}
  Sample product   ${sampleProduct}   (with issues to find)

  Moderators       ${moderators}
  Email            ${email}
  Sign-up          ${signUp}
${signInLines(signIns)}
  Extension        Chrome:  open chrome://extensions, turn on Developer mode, click “Load unpacked” and select
                   ${extension.chrome}
                   Firefox: open about:debugging#/runtime/this-firefox, click “Load Temporary Add-on” and select
                   ${extension.firefox}/manifest.json

  Try it           curl -s ${site}${apiPrefix}${endpoints.checkLaunchReadiness()} -H 'Content-Type: application/json' -d '{"url":"${sampleProduct}"}'

Press Ctrl+C to stop.
`

function signInLines({ emails, password }: Facts['signIns']): string {
  if (emails.length === 0) return ''
  const lines = emails.map((email) => `${email}  (password: ${password})`)
  return `\n  Sign in as       ${lines.join(`\n${' '.repeat(19)}`)}\n`
}
