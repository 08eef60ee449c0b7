import type { Check, ReadinessReport } from '../../schemas/readiness.ts'

/** A report to export. `day` is the date of the audit in words; `link` is the report’s own URL, null if it has none. `since` says what has changed since an earlier one, as Markdown. */
export type Exported = Pick<ReadinessReport, 'url' | 'score' | 'checks'> & { day: string; link: string | null; since?: string | undefined }

type Group = { title: string; found: Check[] }

/** What there is to fix, worst first, under the headings of the report. */
export const openFindings = (checks: readonly Check[]): Group[] =>
  [
    { title: 'Fix before launch', found: checks.filter(({ status }) => status === 'fail') },
    { title: 'Recommended', found: checks.filter(({ status }) => status === 'warn') },
  ].filter(({ found }) => found.length > 0)

export const nothingOpen = 'Nothing left to fix.'
