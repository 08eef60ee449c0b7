import { fenceData } from '../../fenced-data.ts'
import { openFindings, type Exported } from './open-findings.ts'
import { toMarkdown } from './markdown.ts'

const steps = (link: string | null) => `Fix what a launch audit found on this project’s site.

1. Work through the findings below, those under “Fix before launch” first. For each one, find the place in this project’s source that produces the page or file, and apply the fix.
2. A snippet is meant to be used as it is. If a fix doesn’t suit the project, or needs a decision (wording, a price, a new image), ask.
3. Change nothing else.
4. Deploy the way this project deploys. If you can’t, ask the user to.
5. ${
  link === null
    ? 'Then reload the page at the URL below and check each finding again. Report what is fixed, what is left and why.'
    : `Audit the site again from ${link}, or call check_launch_readiness with the page’s URL and “since” set to that URL. Report what is fixed, what is left and why.`
}
`

/** A prompt for a coding agent. `marker` is random: it fences off the site’s own words as data. */
export const toAgentPrompt = (report: Exported, marker: string): string =>
  openFindings(report.checks).length === 0
    ? 'The launch audit of this project’s site found nothing to fix. Change nothing.\n'
    : `${fenceData(marker, steps(report.link), toMarkdown(report).trimEnd())}\n`
