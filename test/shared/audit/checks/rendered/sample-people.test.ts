import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) =>
  localFacts(readPage(`<title>Tidewatch</title><body><h1>Know the water</h1>${body}</body>`, { url: 'https://tidewatch.dev/' }))

judge(placeholderText, [
  ['a sample customer below the quote', page('<blockquote>Great.<footer>John Doe, CEO</footer></blockquote>'), 'fail', 'a sample customer'],
  ['a plaintiff’s name', page('<blockquote>Great.</blockquote><p>Jane Doe, the plaintiff</p>'), 'pass'],
])
