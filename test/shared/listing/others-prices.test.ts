import { describe, expect, it } from 'vitest'
import { suggestPricing } from '../../../shared/listing/pricing/pricing.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import type { Pricing } from '../../../shared/vocabulary.ts'

const pricingOf = (body: string) =>
  suggestPricing(
    readPage(`<title>Bollard - a queue for small teams</title><h1>Queue your jobs</h1>${body}`, { url: 'https://bollard.example/' }),
  )

const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr>${row.replaceAll(/[^|]+/g, '<td>$&</td>').replaceAll('|', '')}</tr>`).join('')}</table>`

describe('prices of others aren’t prices of the product', () => {
  it.each<[Pricing | null, string]>([
    ['free', `<h2>Pricing</h2>${table('Feature|Bollard|Harrow|Ferrite Cloud', 'Price|Free|$20/mo per seat|$19/mo per seat')}`],
    ['free', `<h2>Pricing</h2>${table('Tool|Price|Queues', 'Bollard|Free|Any number', 'Harrow|$20/month|5')}`],
    ['subscription', `<h2>Pricing</h2>${table(' |Harrow|Bollard', 'Price|Free plan, $35|$12 a month')}`],
    ['one_time', `<h2>What it costs</h2>${table('Feature|Us|Harrow', 'Price|$49 one-time|$19/month')}`],
    [null, '<h2>Bollard vs Harrow</h2><ul><li>Harrow: $8 per user per month</li></ul>'],
    ['free', '<h2>How Bollard compares</h2><h3>Bollard</h3><p>Free</p><h3>Harrow</h3><p>$8 / month</p>'],
    ['free', '<p>Bollard is free and open source.</p><p>Unlike Harrow Cloud, which costs $20/month, Bollard runs on your machine.</p>'],
    [null, '<p>Alternative to Harrow Cloud ($20/month).</p>'],
    ['free', '<p>The free alternative to Harrow ($14 per month).</p>'],
    [null, "<p>An alternative to Harrow's $14/month.</p>"],
    [null, '<p>Bollard replaces $40/month tools.</p>'],
    [null, '<p>Harrow Cloud charges $20 per seat per month.</p>'],
    [null, '<p>We built it because Harrow costs $20/month.</p>'],
    [null, '<p>Anders als Harrow, das 20 €/Monat kostet, läuft es bei dir.</p>'],
    [null, '<p>Contrairement à Harrow (20 € par mois), il tourne chez vous.</p>'],
  ])('%s: %s', (pricing, body) => expect(pricingOf(body)).toBe(pricing))
})

describe('prices in examples aren’t prices of the product', () => {
  it.each<[Pricing | null, string]>([
    ['free', '<p>A small calculator, free for everybody.</p><p>Example: on a $49/month subscription you pay $1.72.</p>'],
    [null, '<p>For example, a shop that sells a $15/month box keeps $14.</p>'],
    [null, '<p>Enter an amount (e.g. $49/month) and see what is left.</p>'],
    [null, '<p>Imagine you pay $30 a month for jobs that never ran.</p>'],
    [null, '<h3>Example calculation</h3><p>Rent: $900 per month</p>'],
    [null, '<p>Zum Beispiel bleiben von 49 €/Monat noch 47 € übrig.</p>'],
    [null, '<h3>Exemple</h3><p>49 € par mois</p>'],
    [null, '<p>例えば月額1,000円の場合、手数料は36円です。</p>'],
  ])('%s: %s', (pricing, body) => expect(pricingOf(body)).toBe(pricing))
})

describe('the product’s own prices stay', () => {
  it.each<[Pricing | null, string]>([
    ['subscription', `<h2>Pricing</h2>${table('Bollard plans|Hobby|Crew', 'Price|$5/mo|$9/mo', 'Bollard support|none|by mail')}`],
    ['freemium', `<h2>Pricing</h2>${table('Feature|Bollard|Bollard Pro', 'Price|Free|$9/mo')}`],
    ['subscription', '<p>Unlike Harrow, Bollard costs $5 a month.</p>'],
    ['subscription', '<p>An alternative to Harrow for $5 a month.</p>'],
    ['subscription', '<p>Unlike Harrow, just $5/month.</p>'],
    ['subscription', '<p>Bollard Pro costs $5/month.</p>'],
    ['subscription', '<p>Bollard charges $5 per seat per month.</p>'],
    ['subscription', '<p>The Crew Plan costs $5/month.</p>'],
    ['subscription', '<p>A desk in Porto costs €90 per month.</p>'],
    ['subscription', '<h2>Compare plans</h2><h3>Crew</h3><p>$5 / month</p>'],
    ['subscription', '<p>It is $5 per user per month. For example, a crew of five pays $25.</p>'],
  ])('%s: %s', (pricing, body) => expect(pricingOf(body)).toBe(pricing))
})
