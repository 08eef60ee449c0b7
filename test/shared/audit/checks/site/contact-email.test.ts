import { contactEmail } from '../../../../../shared/audit/checks/site/contact-email.ts'
import type { MailFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const mail = (...takes: MailFacts['takes'][]) =>
  literalFacts({ mail: takes.map((takes, at) => ({ address: `hello@acme${at}.dev`, domain: `acme${at}.dev`, takes })) })

judge(contactEmail, [
  ['MX records', mail('mx'), 'pass', 'acme0.dev accepts email.'],
  ['an A record alone', mail('address'), 'pass'],
  ['two domains', mail('mx', 'address'), 'pass', 'acme0.dev and acme1.dev accept email.'],
  [
    'a null MX',
    mail('refuses'),
    'fail',
    'Email to hello@acme0.dev can’t be delivered: acme0.dev accepts no email (null MX record in DNS).',
  ],
  ['no record at all', mail('no-record'), 'fail', 'acme0.dev. 3600 IN MX 10 mail.example.com.'],
  ['a domain that doesn’t exist', mail('mx', 'no-domain'), 'fail', 'acme1.dev doesn’t exist'],
  ['a lookup that failed', mail('unknown'), 'pass', 'Not checked'],
  ['one failed lookup of two', mail('unknown', 'mx'), 'pass', 'acme1.dev accepts email.'],
])
