import { usableNow } from '../../../../../shared/audit/checks/page/usable-now.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther } from '../../../../support/literal-pages.ts'
import type { SitePageFacts } from '../../../../../shared/audit/facts.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import type { Page } from '../../../../../shared/page/page.ts'

const link = (text: string, url = 'https://acme.dev/x') => ({ url, text, rel: [], images: [] })
const button = (text: string) => ({ tag: 'button', text, heading: '', scopes: [], action: true })
const waiting = (page: Partial<Page> = {}) => localFacts({ ...emptyPage, text: 'Coming soon. Join the waitlist.', ...page })
const waitlist = { action: 'https://acme.dev/', text: 'Join the waitlist Sign up', fields: ['email', 'submit'] }

/** A page with a link, beside the one that it leads to. */
const linked = (text: string, other: Partial<NonNullable<SitePageFacts['page']>>) => ({
  ...localFacts({ ...emptyPage, links: [link(text, 'https://acme.dev/get')] }),
  pages: [literalOther('/get', other)],
})

judge(usableNow, [
  [
    'a part that is coming soon',
    localFacts(
      readPage(
        '<title>きざし屋</title><h1>きざし屋</h1><h2>事業</h2><p>配信者を支えます。</p><h2>会社</h2><p>東京</p><h2>メンバー</h2><p>近日公開いたします。</p>',
        { url: 'https://acme.dev/' },
      ),
    ),
    'pass',
  ],
  [
    'a download that is a waitlist',
    linked('Download the app', { h1: 'Join the waitlist' }),
    'warn',
    '“Download the app” leads to a waitlist',
  ],
  ['a download, and what is to come', linked('Download the app', { h1: 'Download for Mac (Windows coming soon)' }), 'pass'],
  ['a download', linked('Download the app', { h1: 'Pick your system' }), 'pass'],
  ['a waitlist that is called one', linked('Join the waitlist', { h1: 'Join the waitlist' }), 'warn', 'Waitlist only'],
  [
    'a menu’s link to the first page isn’t one',
    localFacts(
      readPage('<nav><a href="/">Start</a><a href="/preise">Preise</a></nav><main><a href="/konto">Jetzt anmelden</a></main>', {
        url: 'https://napf.de/index.html',
      }),
    ),
    'pass',
    'Found a call to action: “Jetzt anmelden”.',
  ],
  ['it is the only one', waiting({ links: [link('Start', 'https://acme.dev/')] }), 'warn', 'Waitlist only'],
  ['a link to the form below', waiting({ links: [link('Get started', 'https://acme.dev/#form')] }), 'pass', '“Get started”'],
  ['a link to begin passes', waiting({ links: [link('Get started')] }), 'pass', 'Get started'],
  ['a button to begin passes', waiting({ blocks: [button('Try it free')] }), 'pass'],
  ['a German button passes', waiting({ blocks: [button('Jetzt ausprobieren')] }), 'pass'],
  ['a Japanese button passes', waiting({ blocks: [button('無料ではじめる')] }), 'pass'],
  ['a store passes', waiting({ links: [link('', 'https://apps.apple.com/app/acme/id1')] }), 'pass'],
  ['a repository passes', waiting({ links: [link('Source', 'https://github.com/acme/acme')] }), 'pass'],
  ['the app’s own host passes', waiting({ links: [link('Open', 'https://app.acme.dev/')] }), 'pass'],
  ['a sign-in form passes', waiting({ forms: [{ action: '', text: 'Continue', fields: ['email', 'password'] }] }), 'pass'],
  ['a page without either passes', localFacts({ ...emptyPage, text: 'Tide tables' }), 'pass', 'No waitlist found.'],
  ['an issue tracker is no way in', waiting({ links: [link('Bugs', 'https://github.com/acme/acme/issues')] }), 'warn'],
  ['a waitlist alone', waiting(), 'warn', '<a href="https://acme.dev/app">Try it now</a>'],
  ['the button of the waitlist is no way in', waiting({ forms: [waitlist], blocks: [button('Sign up')] }), 'warn'],
  ['a link to the waitlist is no way in', waiting({ links: [link('Sign up for early access')] }), 'warn'],
  ['a heading is no way in', waiting({ headings: [{ level: 2, text: 'How to start' }] }), 'warn'],
  ['a German waitlist', waiting({ text: 'Demnächst verfügbar. Auf die Warteliste!' }), 'warn'],
  ['a French waitlist', waiting({ text: 'Bientôt disponible : rejoignez la liste d’attente' }), 'warn'],
  ['a Russian waitlist', waiting({ text: 'Скоро откроемся' }), 'warn'],
  ['a Japanese waitlist', waiting({ text: '近日公開。事前登録受付中。' }), 'warn'],
  ['a Chinese waitlist', waiting({ text: '即将推出，敬请期待' }), 'warn'],
  ['a Korean waitlist', waiting({ text: '출시 예정, 사전예약 하세요' }), 'warn'],
  [
    'a feature that is coming soon makes no waitlist',
    localFacts({ ...emptyPage, text: `${'Install it with one command and read the tides. '.repeat(40)} More harbours coming soon.` }),
    'pass',
    'No waitlist',
  ],
  [
    'a page with a trial and prices isn’t a waitlist',
    localFacts(
      readPage(
        '<h1>Tides</h1><h2>Pricing</h2><p>$9 per month</p><p>14-day free trial</p><form><label>Join the waitlist for Android <input name="email"></label></form>',
        { url: 'https://acme.dev/' },
      ),
    ),
    'pass',
    'No waitlist',
  ],
  [
    'a waitlist with prices is one',
    localFacts(
      readPage('<h1>Tides</h1><h2>Pricing</h2><p>$9 per month</p><form><label>Join the waitlist <input name="email"></label></form>', {
        url: 'https://acme.dev/',
      }),
    ),
    'warn',
    'Waitlist only',
  ],
  ['a short page that is coming soon does', localFacts({ ...emptyPage, text: 'Acme. Coming soon.' }), 'warn', 'Waitlist only'],
])
