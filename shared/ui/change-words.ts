import type { Change, Comparison } from '../audit/compare-reports.ts'

/** Marks on findings. One that couldn’t be observed isn’t in the report, or says so itself. */
export const changeMarks: Partial<Record<Change, string>> = { new: 'New', open: 'Still open', fixed: 'Fixed' }

const groups: [change: Change, count: string, title: string][] = [
  ['fixed', 'fixed', 'Fixed'],
  ['new', 'new', 'New'],
  ['open', 'still open', 'Still open'],
  ['unobserved', 'not checked this time', 'Not checked this time'],
]

/** The changes by kind, in the order shown; kinds without any are left out. */
export const groupChanges = ({ changes }: Comparison): { change: Change; count: string; title: string; found: Comparison['changes'] }[] =>
  groups
    .map(([change, count, title]) => ({ change, count, title, found: changes.filter((one) => one.change === change) }))
    .filter(({ found }) => found.length > 0)
