import { pricing } from '../../../../../shared/audit/checks/page/pricing.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const link = (text: string, url = 'https://acme.dev/x') =>
  localFacts({ ...emptyPage, links: [{ url, text, rel: [], images: [] }] }, { pricing: null })
const text = (text: string) => localFacts({ ...emptyPage, text }, { pricing: null })

judge(pricing, [
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
  ['an amount with the currency behind passes', text('Nur 12,50 € im Monat'), 'pass', '12,50 €'],
  ['a free product passes', text('Acme is free for everyone'), 'pass'],
  ['plans in running text are no prices', text('Make plans for every arrival'), 'warn'],
  ['a free product in Chinese passes', text('完全免费'), 'pass'],
  ['what the listing knows passes', localFacts(emptyPage, { pricing: 'contact' }), 'pass'],
  ['silence gets a link', text('Tide tables'), 'warn', '<a href="https://acme.dev/pricing">Pricing</a>'],
  ['silence in German gets a German link', text('Die Gezeiten für den Hafen und mit der Karte'), 'warn', '>Preise</a>'],
])
