import { privacy } from '../../../../../shared/audit/checks/page/privacy.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalFacts, localFacts } from '../../../../support/literal-page.ts'

const link = (text: string, url = 'https://acme.dev/x') => localFacts({ ...emptyPage, links: [{ url, text, rel: [], images: [] }] })
const heading = (text: string) => localFacts({ ...emptyPage, headings: [{ level: 2, text }] })

/** A footer whose policy is missing. */
const gone = (footer: string) => ({
  ...localFacts(readPage(`<h1>Tides</h1><footer>${footer}</footer>`, { url: 'https://acme.dev/' })),
  links: [{ url: 'https://acme.dev/privacy', status: 404, reason: null }],
})

judge(privacy, [
  [
    'a missing policy beside an email link',
    gone('<a href="/privacy">Privacy</a> <a href="mailto:hi@acme.dev">hi@acme.dev</a>'),
    'warn',
    '“Privacy” leads to https://acme.dev/privacy, which returns 404.',
  ],
  [
    'a missing policy beside a button that shows it',
    gone('<a href="/privacy">Policy</a> <button>Your privacy</button>'),
    'pass',
    'Found: “Your privacy”.',
  ],
  ['on localhost, no address of that machine', localFacts({ ...emptyPage, url: 'http://127.0.0.1:5173/' }), 'warn', '<a href="/privacy">'],
  ['an English link passes', link('Privacy Policy'), 'pass'],
  ['a path passes', link('Legal', 'https://acme.dev/legal/privacy-policy.html'), 'pass'],
  ['a German link passes', link('Datenschutzerklärung'), 'pass'],
  ['a French link passes', link('Politique de confidentialité'), 'pass'],
  ['a Spanish link passes', link('Política de privacidad'), 'pass'],
  ['a Portuguese link passes', link('Privacidade'), 'pass'],
  ['a Russian link passes', link('Политика конфиденциальности'), 'pass'],
  ['a Japanese link passes', link('プライバシーポリシー'), 'pass'],
  ['a Chinese link passes', link('隐私政策'), 'pass'],
  ['a Korean link passes', link('개인정보처리방침'), 'pass'],
  ['an Arabic link passes', link('سياسة الخصوصية'), 'pass'],
  ['a path in percent-encoding passes', link('', 'https://acme.dev/%E9%9A%90%E7%A7%81'), 'pass'],
  ['a path in broken encoding is only not understood', link('', 'https://acme.dev/%E9%9A'), 'warn'],
  ['the policy of a captcha is not the site’s', link('Privacy', 'https://policies.google.com/privacy'), 'warn'],
  ['a section of the page passes', heading('Your privacy'), 'pass'],
  ['a promise is no policy', heading('Privacy-first notes for everyone'), 'warn'],
  ['none gets a link', link('About'), 'warn', '<a href="https://acme.dev/privacy">Privacy policy</a>'],
  [
    'a stub for crawlers in a page that scripts render isn’t what visitors see',
    literalFacts({
      page: {
        ...emptyPage,
        scriptCount: 1,
        headings: [{ level: 1, text: 'Tides' }],
        paragraphs: ['Tide tables.'],
        text: 'Tides Tide tables.',
      },
    }),
    'pass',
    'Not checked',
  ],
  [
    'nor is a heading with a whole description',
    literalFacts({
      page: {
        ...emptyPage,
        scriptCount: 1,
        headings: [{ level: 1, text: 'Tides' }],
        paragraphs: ['Tide tables.'],
        text: 'Tide tables. '.repeat(20),
      },
    }),
    'pass',
    'Not checked',
  ],
])
