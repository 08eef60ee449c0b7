import { describe, expect, it } from 'vitest'
import { suggestPricing } from '../../../shared/listing/pricing.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import type { Pricing } from '../../../shared/vocabulary.ts'

const pricingOf = (body: string) =>
  suggestPricing(readPage(`<title>Acme</title><h1>Plan your week</h1>${body}`, { url: 'https://acme.example/' }))

const tiers = (...prices: string[]) =>
  `<h2>Pricing</h2>${prices.map((price, n) => `<h3>${['Basic', 'Pro', 'Max'][n]}</h3><p>${price}</p>`).join('')}`
const offers = (json: string) => `<script type="application/ld+json">{"@type":"WebApplication","name":"Acme","offers":${json}}</script>`

const cases: [Pricing | null, string][] = [
  [null, ''],
  [null, '<p>Feel free to write to us. Ad-free and hands-free.</p>'],
  [null, '<p>Free yourself from spreadsheets and free up time.</p>'],
  [null, '<p>Free shipping on all stickers. Free consultation for schools.</p>'],
  [null, '<p>Released as free software under the GPL.</p>'],
  [null, '<p>We raised $4 million last year.</p>'],
  [null, '<p>Our users saved $300 per month.</p>'],
  [null, '<blockquote class=testimonial>I used to pay $40 a month elsewhere.</blockquote>'],
  [null, '<section class=demo><p>Netflix $15.49/month</p><p>Gym $30/month</p></section>'],
  [null, '<div class=comparison><h2>Why switch?</h2><p>Others: $99/month</p></div>'],
  [null, '<a>Donate $5</a><a>Become a sponsor: $10 per month</a>'],
  [null, '<pre>const price = "$10/month"</pre>'],
  [null, '<a>Try it free for 14 days</a>'],
  ['subscription', '<nav><a href=/pricing>Pricing</a></nav><a>Start your free trial</a>'],
  ['free', '<a>Download for free</a>'],
  ['free', '<p>iOS · Android · Free</p>'],
  ['free', '<p>Acme is 100% free, no sign-up.</p>'],
  ['free', '<p>Price: Free</p>'],
  ['free', '<h2>Free invoice generator</h2>'],
  ['free', '<p>Free and open source.</p>'],
  ['free', '<p>A free, fast and private planner.</p>'],
  ['free', '<p>It is free to use during the beta.</p>'],
  ['free', '<a>Play free</a>'],
  ['free', '<a>Sign up for free</a>'],
  ['freemium', '<nav><a href=/pricing>Pricing</a></nav><a>Get started for free</a>'],
  ['free', offers('{"@type":"Offer","price":"0"}')],
  ['subscription', offers('{"@type":"Offer","price":"0"}') + tiers('$9/mo, 7-day free trial')],
  ['subscription', offers('[{"@type":"Offer","price":"5"},{"@type":"Offer","price":"9"}]')],
  ['subscription', tiers('$9 / month', '$19 / month')],
  ['subscription', tiers('<span>$9</span><span>/mo</span>')],
  ['subscription', tiers('€9,90 pro Monat')],
  ['subscription', tiers('£5 per user per month, billed annually')],
  ['subscription', tiers('Rp 50.000 per month')],
  ['subscription', '<p>Only $3/month. Cancel anytime.</p>'],
  ['freemium', tiers('$0', '$19 / month')],
  ['freemium', tiers('Free', '$8/mo')],
  ['freemium', '<p>Free for up to 3 users, then $5 per user per month.</p>'],
  ['freemium', `<h2>Plans</h2><h3>Free forever</h3><p>3 projects</p><h3>Premium</h3><p>Unlimited projects</p>`],
  ['freemium', '<p>Free for personal use.</p><h2>Pricing</h2><p>Commercial license: $49 one-time</p>'],
  ['one_time', tiers('$39 one-time payment')],
  ['one_time', '<a>Buy now for $29</a>'],
  ['one_time', '<p>$25. No subscription.</p>'],
  ['one_time', '<p>Lifetime access for $59, no monthly fees.</p>'],
  ['one_time', tiers('買い切り 1,200円')],
  ['paid', tiers('$9', '$19')],
  ['paid', tiers('0.02 € per minute', '0.01 € per minute')],
  ['contact', '<p>Contact sales for pricing.</p>'],
  ['contact', '<a>Request a quote</a>'],
  ['contact', '<a>お見積りはこちら</a>'],
  ['contact', '<a>Solicita presupuesto</a>'],
  ['free', '<p>Kostenlos und ohne Werbung</p>'],
  [null, '<a>Jetzt kostenlos testen</a>'],
  [null, '<a>Essai gratuit</a><p>Livraison gratuite</p>'],
  ['free', "<p>L'application est gratuite.</p>"],
  ['subscription', '<h2>Nos tarifs</h2><p>12 € par mois</p><a>Essai gratuit de 14 jours</a>'],
  [null, '<a>Попробовать бесплатно</a>'],
  ['free', '<p>Полностью бесплатно</p>'],
  ['subscription', '<h2>Тарифы</h2><p>299 руб. в месяц</p>'],
  ['free', '<p>無料でお使いいただけます。</p>'],
  [null, '<a>無料体験を申し込む</a><p>送料無料</p>'],
  ['subscription', '<h2>料金</h2><p>980円/月</p>'],
  ['free', '<p>完全免费，无需注册</p>'],
  [null, '<a>免费试用</a><a>免费咨询</a>'],
  ['subscription', '<h2>价格</h2><p>¥19/月</p>'],
  ['free', '<p>مجاني تماماً</p>'],
  [null, '<a>ابدأ تجربة مجانية</a>'],
  ['subscription', '<h2>الأسعار</h2><p>49 ريال شهرياً</p>'],
  ['free', '<p>La aplicación es gratuita</p>'],
  ['free', '<p>È gratis per sempre</p>'],
]

describe('pricing', () => {
  it.each(cases)('is %s where the page says %s', (pricing, body) => expect(pricingOf(body)).toBe(pricing))
})
