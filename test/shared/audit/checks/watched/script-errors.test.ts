import type { ScriptError } from '../../../../../shared/watched/watched.ts'
import { scriptErrors } from '../../../../../shared/audit/checks/watched/script-errors.ts'
import { judge } from '../../../../support/judge.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'
import { literalWatched, lostScript, scriptError } from '../../../../support/literal-watched.ts'

const blank = literalRendered({ texts: { characters: 0 }, layout: { visuals: 0 } })
const theirs = scriptError({ file: 'https://stats.example/t.js', isOwn: false })
const offline = scriptError({ text: 'TypeError: Failed to fetch', isRejection: true })

const elsewhere = (errors: ScriptError[]) => {
  const facts = literalWatched()
  const { watched } = facts
  const [heard] = [watched?.desktop.heard].map((one) => one && { ...one, errors })
  return { ...facts, ...(watched && { watched: { ...watched, elsewhere: [{ path: '/faq', tried: null, heard: heard ?? null }] } }) }
}

judge(scriptErrors, [
  ['nothing', literalWatched(), 'pass'],
  ['a page that could not be listened to', literalWatched({ heard: null, phone: null }), 'pass', 'Not checked'],
  [
    'an error with its place',
    literalWatched({ heard: { errors: [scriptError()] } }),
    'fail',
    'is undefined (https://acme.dev/app.js:12:3)',
  ],
  ['an error on another page', elsewhere([scriptError()]), 'fail', 'On /faq: A script error while the page loaded: '],
  ['somebody else’s error on another page', elsewhere([theirs]), 'pass'],
  ['a request that fails on another page', elsewhere([offline]), 'pass'],
  ['an error at phone width alone', literalWatched({ onPhone: { errors: [scriptError()] } }), 'fail', 'A script error while'],
  [
    'the same error at both widths',
    literalWatched({ heard: { errors: [scriptError()] }, onPhone: { errors: [scriptError()] } }),
    'fail',
    'A script error while',
  ],
  [
    'two errors',
    literalWatched({ heard: { errors: [scriptError(), scriptError({ line: 20 })] } }),
    'fail',
    '2 script errors while the page loaded',
  ],
  [
    'a rejection without a place',
    literalWatched({ heard: { errors: [scriptError({ file: null, line: null, column: null, isRejection: true })] } }),
    'fail',
    'unhandled rejection',
  ],
  [
    'an error that leaves the page blank',
    literalWatched({ heard: { errors: [scriptError()] }, desktop: blank }),
    'fail',
    'left the page blank',
  ],
  ['an error in another host’s script', literalWatched({ heard: { errors: [theirs] } }), 'warn', 'stats.example/t.js'],
  ['an error without a text', literalWatched({ heard: { errors: [scriptError({ text: '' })] } }), 'fail', 'without a message (https'],
  ['a server out of reach', literalWatched({ heard: { errors: [offline] } }), 'warn'],
  [
    'an error beside a script that did not load',
    literalWatched({ heard: { errors: [scriptError()], lost: [lostScript] } }),
    'warn',
    'Scripts from cdn.example didn’t load in this browser, which may be why.',
  ],
  [
    'an error that leaves the page blank beside a script that did not load',
    literalWatched({ heard: { errors: [scriptError()], lost: [lostScript] }, desktop: blank }),
    'warn',
    'left the page blank: TypeError: tides is undefined (https://acme.dev/app.js:12:3). Scripts from cdn.example didn’t load in this browser',
  ],
])
