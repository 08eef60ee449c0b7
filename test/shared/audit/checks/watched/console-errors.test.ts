import { consoleErrors } from '../../../../../shared/audit/checks/watched/console-errors.ts'
import { judge } from '../../../../support/judge.ts'
import { literalWatched, lostScript } from '../../../../support/literal-watched.ts'

const messages = [{ text: 'Gauge 7 is gone', count: 3 }]

judge(consoleErrors, [
  ['nothing', literalWatched(), 'pass'],
  ['a page that could not be listened to', literalWatched({ heard: null, phone: null }), 'pass', 'Not checked'],
  ['a message', literalWatched({ heard: { messages } }), 'warn', 'Gauge 7 is gone (3 times)'],
  ['two messages', literalWatched({ heard: { messages }, onPhone: { messages: [{ text: 'No tide', count: 1 }] } }), 'warn', '2 errors'],
  ['a message beside a script that did not load', literalWatched({ heard: { messages, lost: [lostScript] } }), 'pass', 'Not checked'],
])
