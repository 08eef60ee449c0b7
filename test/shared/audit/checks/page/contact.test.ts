import { contact } from '../../../../../shared/audit/checks/page/contact.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const link = (text: string, url = 'https://acme.dev/x') => localFacts({ ...emptyPage, links: [{ url, text, rel: [], images: [] }] })
const text = (text: string) => localFacts({ ...emptyPage, text })
const form = (fields: string[]) => localFacts({ ...emptyPage, forms: [{ action: 'https://acme.dev/', text: 'Send', fields }] })

const shop = (text: string, url = 'https://acme.de/', links: [string, string][] = [['https://acme.de/agb', 'AGB']]) =>
  localFacts({
    ...emptyPage,
    url,
    lang: 'de',
    text: `Wir bauen Möbel aus Eiche und Buche, die ein Leben lang halten. Jedes Stück wird in unserer Werkstatt von Hand gefertigt und mit Öl behandelt.
      Sie wählen die Maße, und wir liefern den Tisch zu Ihnen nach Hause, auch in den vierten Stock. Das ist im Preis schon enthalten. ${text}`,
    links: [
      { url: 'mailto:post@acme.de', text: 'Kontakt', rel: [], images: [] },
      ...links.map(([to, text]) => ({ url: to, text, rel: [], images: [] })),
    ],
  })

judge(contact, [
  ['a Japanese seller’s page', link('特定商取引法に基づく表記'), 'pass'],
  ['a chat of LINE', link('LINE', 'https://lin.ee/UDlGYea'), 'pass'],
  ['a German shop without an Impressum', shop('Ab 890 €.'), 'warn', 'https://acme.de/impressum'],
  ['a German company under another domain', shop('Ab 890 €. Eiche GmbH', 'https://acme.com/'), 'warn', 'Impressum'],
  ['one with a legal notice', shop('Ab 890 €.', 'https://acme.de/', [['https://acme.de/legal', 'Rechtliches']]), 'pass'],
  ['one that names itself on the page', shop('Ab 890 €. Impressum: Anna Berg, Hafenstr. 1, Kiel'), 'pass'],
  ['a hobby site in German', shop('Zum Nachbauen.'), 'pass'],
  ['a German text from elsewhere', shop('Ab 890 €.', 'https://acme.at/'), 'pass'],
  [
    'on localhost, no address of that machine',
    localFacts({ ...emptyPage, url: 'http://127.0.0.1:5173/' }),
    'warn',
    '<a href="/contact">Contact</a>',
  ],
  ['a mail link passes', link('', 'mailto:ada@acme.dev'), 'pass', 'mailto:ada@acme.dev'],
  ['a telephone link passes', link('', 'tel:+4930123'), 'pass'],
  ['a chat invitation passes', link('Community', 'https://discord.gg/acme'), 'pass'],
  ['a package’s version is no email address', text('npm install acme@1.13'), 'warn'],
  ['a WhatsApp link passes', link('', 'https://api.whatsapp.com/send/?phone=77070000000&text=Hi'), 'pass'],
  ['a forum passes', link('Ask us', 'https://forum.acme.dev/'), 'pass'],
  ['a link that says forum passes', link('Forum'), 'pass'],
  ['an issue tracker passes', link('Report a bug', 'https://github.com/acme/acme/issues'), 'pass'],
  ['an English link passes', link('Get in touch'), 'pass'],
  ['a link to the help passes', link('Support'), 'pass'],
  ['what browsers support is no contact', link('Browser support'), 'warn'],
  ['a path passes', link('Say hi', 'https://acme.dev/contact'), 'pass'],
  ['a German link passes', link('Impressum'), 'pass'],
  ['a Spanish link passes', link('Contáctanos'), 'pass'],
  ['a Russian link passes', link('Обратная связь'), 'pass'],
  ['a Japanese link passes', link('お問い合わせ'), 'pass'],
  ['a Chinese link passes', link('联系我们'), 'pass'],
  ['a Korean link passes', link('문의하기'), 'pass'],
  ['an Arabic link passes', link('اتصل بنا'), 'pass'],
  ['an address in the text passes', text('Write to ada@acme.dev any time'), 'pass', 'ada@acme.dev'],
  ['an address spelled out passes', text('ada [at] acme [dot] dev'), 'pass'],
  ['a form for messages passes', form(['email', 'textarea']), 'pass'],
  ['a newsletter form takes no questions', form(['email', 'submit']), 'warn'],
  ['none gets a mail link', text('Tide tables'), 'warn', '<a href="mailto:hello@acme.dev">Contact</a>'],
  [
    'a host of somebody else gets no mail address',
    localFacts({ ...emptyPage, url: 'https://acme.github.io/tides/' }),
    'warn',
    '<a href="https://acme.github.io/tides/contact">Contact</a>',
  ],
])
