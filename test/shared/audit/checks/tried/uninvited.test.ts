import { uninvited } from '../../../../../shared/audit/checks/tried/uninvited.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, named, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

const page = named('<body>', '')
const later = (text: string) => literalWatched({ tried: { later: { stuckCover: [], faults: [{ ...page, text, kind: 'leaves' }] } } })
judge(uninvited, [
  ['nothing', literalWatched(), 'pass', 'asks for no permission'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a reload', later('after 15 seconds'), 'fail', 'by itself soon after it loads: “after 15 seconds”'],
  ['a filled history', faulty('history', page), 'fail', 'replaceState'],
  ['entries of scrolling', faulty('entries', page), 'warn', 'Scrolling adds browser history entries'],
  ['a question', faulty('location', page), 'warn', 'asks for the visitor’s location as soon as it loads'],
  ['what says nothing', faulty('motion', page), 'pass'],
])
