import { securityTxt } from '../../../../../shared/audit/checks/site/security-txt.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const { response } = literalFacts()
const until = (expires: string | null, rest = 'Contact: mailto:lamps@acme.dev') =>
  literalFacts({
    securityTxt: { expires, rest },
    ...(response && { response: { ...response, at: Date.UTC(2026, 10, 3) } }),
  })

judge(securityTxt, [
  ['one that has ended', until('2023-01-01T00:00:00Z'), 'warn', 'security.txt expired: “Expires: 2023-01-01T00:00:00Z”.'],
  ['one without an end', until(null), 'warn', 'Contact: mailto:lamps@acme.dev\nExpires: 2027-10-29T00:00:00Z'],
  [
    'a signed one that has ended',
    until(
      '2023-01-01T00:00:00Z',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nContact: mailto:lamps@acme.dev\n-----BEGIN PGP SIGNATURE-----\n\niQ==\n-----END PGP SIGNATURE-----',
    ),
    'warn',
    'Sign this again, and save it as https://acme.dev/.well-known/security.txt:\nContact: mailto:lamps@acme.dev\nExpires: 2027-10-29T00:00:00Z',
  ],
  ['one that can’t be read', until('next year'), 'warn', 'security.txt has an invalid Expires date: “Expires: next year”.'],
  [
    'a starter’s contact',
    until('2027-01-01T00:00:00Z', 'Contact: mailto:security@example.com'),
    'warn',
    'The contact in security.txt is a placeholder (“mailto:security@example.com”)',
  ],
  ['a contact by a form', until('2027-01-01T00:00:00Z', 'Contact: https://acme.dev/security\n# not security@example.com'), 'pass'],
  ['one that is valid', until('2027-01-01T00:00:00Z'), 'pass'],
])
