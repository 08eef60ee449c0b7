import { expect, it } from 'vitest'
import { countLinks } from '../../../../api/domain/community/links.ts'

it.each([
  'https://casino.example/x',
  'www.casino.com',
  'casino.bet',
  'CASINO.COM',
  't.me/foo',
  'hxxps://casino.com/a',
  'h t t p : / / casino',
  'hxxp[:]//evil',
  'casino . example',
  'casino .com',
  'casino. com',
  'casino\n.com',
  'casino[.]example',
  'casino (dot) com',
  'casino dot com',
  'c a s i n o . c o m',
  'c.a.s.i.n.o.com',
  'casino。com',
  'casino·com',
  'casinoꓸcom',
  'casino．ｃｏｍ',
  'ⓒⓐⓢⓘⓝⓞ.com',
  'ca\u200bsino.com',
  'casіno.com',
  'казино.рф',
  'xn--80ak6aa92e.com',
  'Write to win@casino.com',
  '192.0.2.7:8080',
  'Casino.Com',
  'wa.me/4915123456',
  'wa dot me',
  't dot me',
  'casino d0t com',
  'casino d0t c0m',
  'casino [d0t] com',
  'WhatsApp +49 151 2345678',
  'Whats App: 0151-23456789',
  'WhatsApp me on +1 (555) 123-4567',
  'W h a t s A p p +49 151 2345678',
  'Telegram: @cheapfollowers',
  'Write to +44 7700 900123 on WhatsApp',
  'Buy followers cheap | best-smm.com',
])('%j has a link', (text) => {
  expect(countLinks(text)).toBe(1)
})

it.each([
  'I love it. Is it free?',
  'Next.js and node.js',
  'v1.2.3 works, 0.5.1 didn’t.',
  'e.g. this, i.e. that',
  'See README.md and main.py',
  'Costs $4.99 a month.',
  'Works in the U.S. and the U.K. too',
  '3.14 . 15',
  'I am a dot in the crowd',
  'package.json, tsconfig.json, foo.test.ts',
  'Wait...what?',
  'Thanks @ada!',
  'Great work.It works well',
  'Congrats.So useful',
  'At this point info is missing',
  'ASP.NET and socket.io, like Monday.com',
  'It reads notes.md',
  'J.Black and A.Rich like it',
  'WhatsApp has 2 000 000 000 users',
  'Telegram 900.000.000 users',
  'Telegram and WhatsApp, since 2024',
  'A bot for Telegram @ada would love',
  'It exports WhatsApp chats from 2019-01-01 to 2024-12-31',
  'Signal 7.2.1 on iOS 17.4',
  'Since 2024-12-31 on Telegram',
  'Telegram 2024-12-31',
  'There are 2 000 000 000 on WhatsApp',
  'Connect the dot me thinks',
])('%j has none', (text) => {
  expect(countLinks(text)).toBe(0)
})

it('counts each', () => {
  expect(countLinks(Array.from({ length: 20 }, (_, n) => `https://casino${n}.example/`).join('\n'))).toBe(20)
  expect(countLinks('http:// '.repeat(3))).toBe(3)
})
