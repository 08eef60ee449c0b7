import { pricing } from '../../../../../shared/audit/checks/page/pricing.ts'
import { judge } from '../../../../support/judge.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const link = (text: string, url = 'https://acme.dev/x') =>
  localFacts({ ...emptyPage, links: [{ url, text, rel: [], images: [] }] }, { pricing: null })
const text = (text: string) => localFacts({ ...emptyPage, text }, { pricing: null })

const elsewhere = (path: string, topic: 'terms' | null) => ({
  ...text('Six rooms by the sea'),
  pages: [literalOther(path, { price: '118 €' }, { topic })],
})

const plans = (promise: string, ...texts: string[]) =>
  localFacts(
    readPage(`<title>Acme</title><p>${promise}</p>${texts.map((text, at) => `<h3>Plan ${at}</h3><p>${text}</p>`).join('')}`, {
      url: 'https://acme.dev/',
    }),
  )

judge(pricing, [
  [
    'a year that is dearer than twelve months',
    plans('Pay yearly and save 20 %', '$12 a month', '$29/month or $371/year'),
    'fail',
    'Plan 1: 371 a year, 29 a month (348 in twelve)',
  ],
  ['a year that is cheaper', plans('Pay yearly and save 20 %', '$29/month or $279/year'), 'pass'],
  ['a month that is billed yearly', plans('Save with yearly billing', '$29/month, billed as $348/year'), 'pass'],
  ['a German year that is dearer', plans('Jährlich zahlen und sparen', '12 € pro Monat oder 160 € pro Jahr'), 'fail', '144 in twelve'],
  ['a page that promises nothing', plans('Pay by month or year', '$10/month or $130/year'), 'pass'],
  ['two kinds of months', plans('Save yearly', '$5 a month at first, then $10 a month, or $100 a year'), 'pass'],
  ['another product’s year', plans('Save yearly', '$10 a month. Support: $900 a year'), 'pass'],
  [
    'on localhost, no address of that machine',
    localFacts({ ...emptyPage, url: 'http://127.0.0.1:5173/' }, { pricing: null }),
    'warn',
    '<a href="/pricing">',
  ],
  ['any currency’s sign passes', text('Курс: ₸19.900 за год'), 'pass', '₸19.900'],
  ['an English link passes', link('Plans & Pricing'), 'pass', 'Plans & Pricing'],
  ['a path on the site passes', link('See more', 'https://acme.dev/pricing'), 'pass'],
  ['a part of the page passes', link('', 'https://acme.dev/#pricing'), 'pass'],
  ['a path on another site does not', link('Partner', 'https://other.example/pricing'), 'warn'],
  ['a German link passes', link('Preise'), 'pass'],
  ['a French link passes', link('Nos tarifs'), 'pass'],
  ['a Spanish link passes', link('Precios'), 'pass'],
  ['a Portuguese link passes', link('PREÇOS'), 'pass'],
  ['an Italian link passes', link('Prezzi'), 'pass'],
  ['a Russian link passes', link('Тарифы'), 'pass'],
  ['a Japanese link passes', link('料金プラン'), 'pass'],
  ['a Chinese link passes', link('产品价格'), 'pass'],
  ['a Korean link passes', link('요금제'), 'pass'],
  ['an Arabic link passes', link('الأسعار والباقات'), 'pass'],
  ['"priceless" is no price', link('Priceless moments'), 'warn'],
  ['an amount in the text passes', text('All charts for $9 a month'), 'pass', 'Found: $9'],
  ['an amount in words passes', text('Nothing in the first year, then two dollars a month.'), 'pass', 'Found: two dollars'],
  ['a currency without an amount is none', text('It converts the euro, dollars and pounds.'), 'warn'],
  ['an amount with the currency behind passes', text('Nur 12,50 € im Monat'), 'pass', '12,50 €'],
  ['a free product passes', text('Acme is free for everyone'), 'pass'],
  ['plans in running text are no prices', text('Make plans for every arrival'), 'warn'],
  ['a free product in Chinese passes', text('完全免费'), 'pass'],
  ['what the listing knows passes', localFacts(emptyPage, { pricing: 'contact' }), 'pass'],
  ['the prices of rooms on another page pass', elsewhere('/chambres', null), 'pass', 'Found on /chambres: 118 €'],
  ['an amount in the terms is no price', elsewhere('/terms', 'terms'), 'warn'],
  ['silence gets a link', text('Tide tables'), 'warn', '<a href="https://acme.dev/pricing">Pricing</a>'],
  ['silence in German gets a German link', text('Die Gezeiten für den Hafen und mit der Karte'), 'warn', '>Preise</a>'],
])
