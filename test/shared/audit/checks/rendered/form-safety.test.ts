import { formSafety } from '../../../../../shared/audit/checks/rendered/form-safety.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const place = { path: 'form', html: '<form>' }
type Forms = ReturnType<typeof literalRendered>['forms']
const facts = (url: string, forms: Partial<Forms>) => literalFacts({ rendered: literalRendered({ url, forms }) })
const sendsTo = (url: string) => ({ actions: [{ place, url }] })
const field = { unfilled: [{ place: { path: 'input', html: '<input type="email" name="email">' }, token: 'email' }] }

judge(formSafety, [
  ['no forms', facts('https://acme.dev/', {}), 'pass'],
  ['a password over https', facts('https://acme.dev/', { hasPassword: true }), 'pass'],
  ['a password over http', facts('http://acme.dev/', { hasPassword: true }), 'fail', 'unencrypted'],
  ['a password on a development server', facts('http://localhost:5173/', { hasPassword: true }), 'pass'],
  ['sent to http', facts('https://acme.dev/', sendsTo('http://acme.dev/in')), 'fail', '<form> submits to http://acme.dev/in'],
  ['sent to a private host', facts('https://acme.dev/', sendsTo('http://localhost:8080/')), 'fail'],
  ['sent by email', facts('https://acme.dev/', sendsTo('mailto:hi@acme.dev')), 'pass'],
  [
    'a required field that can’t be seen',
    facts('https://acme.dev/', { unreachable: [{ place: { path: 'input', html: '<input name="company" required>' }, name: 'Company' }] }),
    'fail',
    'A form can’t be sent: it requires “Company”, which can’t be seen.',
  ],
  ['a field without autocomplete', facts('https://acme.dev/', field), 'warn', '<input autocomplete="email" type="email" name="email">'],
])
