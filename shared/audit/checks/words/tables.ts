import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

export const tables = defineCheck({
  id: 'tables',
  label: 'Table rows',
  weight: 3,
  learnMore: 'https://html.spec.whatwg.org/multipage/tables.html#forming-a-table',
  ofEachPage: 'any',
  run: ({ page }) => judgeDoubts('tables', page.doubts, 'No table has rows that don’t match its headers.'),
})
