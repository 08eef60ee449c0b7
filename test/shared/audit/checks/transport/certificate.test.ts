import { certificate } from '../../../../../shared/audit/checks/transport/certificate.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalTransport } from '../../../../support/literal-page.ts'

const valid = (daysLeft: number, lifetimeDays = 90, protocol = 'TLSv1.3') =>
  literalFacts({ transport: { ...literalTransport, tls: { protocol, daysLeft, lifetimeDays } } })
const onVercel = literalFacts({
  transport: { ...literalTransport, tls: { protocol: 'TLSv1.3', daysLeft: 9, lifetimeDays: 90 }, headers: { server: 'Vercel' } },
})
const plain = (url: string) => literalFacts({ page: literalPage({ url }), transport: { ...literalTransport, tls: null } })

judge(certificate, [
  ['weeks left', valid(61.4), 'pass', 'Valid for 61 more days, over TLS 1.3.'],
  ['TLS 1.2 is fine', valid(61, 90, 'TLSv1.2'), 'pass', 'TLS 1.2'],
  ['three weeks left', valid(21), 'pass'],
  ['less than three weeks', valid(20.9), 'warn', 'expires in 20 days.\nRenew the certificate'],
  ['a week left', valid(7), 'warn'],
  ['less than a week', valid(6.9), 'fail', 'expires in 6 days'],
  ['one day', valid(1.5), 'fail', 'expires in 1 day.'],
  ['the last hours', valid(0.3), 'fail', 'expires today.'],
  ['a six-day certificate on its second day', valid(4.7, 6.67), 'pass', 'Valid for 4 more days'],
  ['a six-day certificate on its fourth day', valid(2, 6.67), 'pass'],
  ['a six-day certificate renewed late', valid(1.8, 6.67), 'warn', 'expires in 1 day.'],
  ['a six-day certificate about to end', valid(0.9, 6.67), 'fail', 'expires today'],
  ['a certificate of 45 days, about to be renewed', valid(14, 45), 'pass'],
  ['one that was not', valid(12, 45), 'warn'],
  ['a host that renews by itself', onVercel, 'warn', 'Your host renews this certificate.'],
  ['a certificate of a local address', { ...valid(1), page: literalPage({ url: 'https://localhost/' }) }, 'pass', 'Not checked'],
  ['TLS 1.1', valid(61, 90, 'TLSv1.1'), 'fail', 'The server uses TLS 1.1'],
  ['TLS 1.0', valid(61, 90, 'TLSv1'), 'fail', 'ssl_protocols TLSv1.2 TLSv1.3;'],
  ['plain HTTP has none to judge', plain('http://acme.dev/'), 'pass', 'Not checked: the page isn’t served over HTTPS.'],
  ['nor has a local address', plain('http://localhost:5173/'), 'pass', 'Not checked: a local address.'],
])
