import { formEntry } from '../../../../../shared/audit/checks/tried/form-entry.ts'
import { judge } from '../../../../support/judge.ts'
import { entered, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

/** A form on a page of its own. */
function onItsPage() {
  const { watched, ...facts } = literalWatched({ tried: { forms: [] }, triedOnPhone: null })
  const tried = entered('disabled', '<button disabled>').watched?.desktop.tried ?? null
  return { ...facts, ...(watched && { watched: { ...watched, elsewhere: [{ path: '/contact', tried }] } }) }
}

judge(formEntry, [
  ['one that would send', literalWatched(), 'pass', 'can be sent'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['none', literalWatched({ tried: { forms: [] }, triedOnPhone: null }), 'pass', 'Not checked'],
  [
    'one that can’t be judged',
    literalWatched({ tried: { forms: entered('unknown').watched?.desktop.tried?.forms ?? [] }, triedOnPhone: null }),
    'pass',
    'Not checked',
  ],
  ['one that refuses every address', entered('refuses', 'anna.berg@example.com'), 'fail', 'your script’s own check'],
  ['one that refuses some', entered('refuses', 'anna+news@example.com'), 'warn', 'anna+news@example.com'],
  ['one that stays wrong', entered('stuck'), 'fail', 'setCustomValidity'],
  [
    'a button that only keys enable',
    entered('keys', '<button disabled>'),
    'fail',
    'or filled in by the browser or a password manager, “Sign up” stays disabled',
  ],
  ['a button that stays disabled', entered('disabled', '<button disabled>'), 'fail', 'but “Sign up” stays disabled'],
  ['a button of another page', onItsPage(), 'fail', 'on /contact'],
  ['a hidden field', entered('hidden', '<input required>'), 'fail', '<input required>'],
  ['nothing', entered('nothing'), 'fail', 'Nothing happens'],
  ['the page itself', entered('nowhere'), 'fail', 'to the page itself'],
  ['thanks for nothing', entered('thanks', 'Danke!'), 'fail', 'The form says “Danke!” although the server didn’t accept'],
  ['an error', entered('throws', 'TypeError: x'), 'fail', 'TypeError: x'],
])
