import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const answering = (question: string, answer: string) =>
  facts(
    `<section class="pricing"><h2>Pricing</h2><h3>Crew</h3><p>$9 a month</p><h3>Fleet</h3><p>$29 a month</p></section><h2>Questions</h2><h3>${question}</h3><p>${answer}</p>`,
  )
const cards = (more: string) =>
  facts(`<div><h3>Crew</h3><p>$9 per month</p><p>One boat.</p></div><div><h3>Harbour</h3><p>$49 per month</p></div>${more}`)

/** A card for the month and one for the year. */
const periods = (year: string, month = '$10 per month', [monthly, yearly] = ['Monthly', 'Yearly']) =>
  facts(`<h2>Prices</h2><div><h3>${monthly}</h3><p>${month}</p></div><div><h3>${yearly}</h3>${year}</div>`)
const trials = (...texts: string[]) => facts(texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join(''))

/** Another page, whose plan Crew costs something, and whose plan Harbour costs the same. */
const priced = (path: string, price: number, per = 'month', name = 'Crew') => {
  const html = `<h1>Pricing</h1><div><h3>${name}</h3><p>$${price} per ${per}</p></div><div><h3>Harbour</h3><p>$49 per month</p></div>`
  const page = readPage(`<title>Tidewatch</title>${html}`, { url: `https://tidewatch.dev${path}` })
  return { ...cards(''), pages: [literalOther(path, { lang: null, ...claimsOn(page), url: page.url })] }
}

judge(consistency, [
  ['another price on another page', priced('/pricing', 12), 'fail', 'Crew: $9 per month” and “Crew: $12 per month” on /pricing'],
  ['the same price on another page', priced('/pricing', 9), 'pass'],
  ['a price for the year on another page', priced('/pricing', 90, 'year'), 'pass'],
  ['another plan on another page', priced('/pricing', 12, 'month', 'Fleet'), 'pass'],
  ['the plan of another product', priced('/products/charts', 12), 'pass'],
  [
    'a saving beside a card for the month',
    periods('<p>$108 per year</p><p>save 25% compared with paying monthly</p>'),
    'fail',
    'saves 10 %',
  ],
  ['in months of the year’s plan', periods('<p>$9 per month, billed yearly</p><p>Save 25%</p>'), 'fail', 'saves 10 %'],
  ['in free months', periods('<p>$118 per year</p><p>Two months free</p>'), 'fail', 'saves 2 %'],
  [
    'in Spanish',
    periods('<p>108 € al año</p><p>ahorra un 25 %</p>', '10 € al mes', ['Mensual', 'Anual']),
    'fail',
    'ahorra un 25 %, but 108 a year instead of 10 a month saves 10 %',
  ],
  ['the right saving of a card', periods('<p>$108 per year</p><p>save 10%</p>'), 'pass'],
  ['the right number of free months', periods('<p>$100 per year</p><p>Two months free</p>'), 'pass'],
  ['a first free month', periods('<p>$108 per year</p><p>First two months free</p>'), 'pass'],
  ['a student’s saving', periods('<p>$108 per year</p><p>Students save 50%</p>'), 'pass'],
  ['a saving of something else', periods('<p>$108 per year</p>', '$10 per month, save 30% of your time'), 'pass'],
  ['two plans, of which one is yearly', cards('<div><h3>Yearly</h3><p>$99 per year, save 50%</p></div>'), 'pass'],

  [
    'a trial of a plan for companies',
    facts(
      '<p>Start free for 14 days, no card needed: a free trial of 14 days.</p><h2>Enterprise</h2><p>Support within 1 hour, trial of 30 days</p>',
    ),
    'pass',
  ],
  ['two trials in French', trials('Essai gratuit de 30 jours', 'L’essai gratuit dure 14 jours à compter de l’inscription.'), 'fail'],
  ['in Spanish', trials('Prueba gratuita de 30 días', 'La prueba gratuita dura dos semanas. 14 días de prueba.'), 'fail'],
  ['in Italian', trials('Provalo: gratis per 14 giorni.', 'La prova gratuita dura 30 giorni.'), 'fail'],
  ['in Portuguese', trials('14 dias grátis', 'O período de teste é de 30 dias.'), 'fail'],
  ['in Dutch', trials('30 dagen gratis proberen', 'De proefperiode duurt 14 dagen.'), 'fail'],
  ['in German', trials('30 Tage kostenlos testen', 'Die Testphase dauert zwei Wochen.'), 'fail'],
  ['one length in French', trials('Essai gratuit de 14 jours', 'L’essai gratuit dure 2 semaines.'), 'pass'],
  ['one length in Italian', trials('14 giorni di prova', 'La prova gratuita dura due settimane, cioè 14 giorni.'), 'pass'],
  ['a trial and a withdrawal in French', trials('Essai gratuit de 30 jours', 'Rétractation dans les 14 jours, remboursé.'), 'pass'],
  ['a trial and a refund in Spanish', trials('30 días de prueba', 'Devolución del dinero en 14 días.'), 'pass'],
  ['a plan for schools', facts('<p>Try it free for 14 days.</p><h2>School</h2><p>$40 a month, with a trial of 60 days</p>'), 'pass'],
  ['a plan for schools in German', facts('<p>14 Tage kostenlos testen</p><h2>Schulen</h2><p>60 Tage kostenlos testen</p>'), 'pass'],
  ['a plan for one', facts('<p>Try it free for 14 days.</p><h2>Solo</h2><p>$4 a month, with a trial of 60 days</p>'), 'fail'],
  ['a trial for schools in Dutch', trials('14 dagen gratis proberen', 'Scholen: 60 dagen gratis proberen voor studenten.'), 'pass'],
  ['a test and its result in German', trials('14 Tage kostenlos testen', 'Ein Test dauert 30 Tage im Labor.'), 'pass'],
  ['a reminder in German', trials('14 Tage kostenlos testen', 'Wir erinnern 3 Tage vor Ende der Testphase.'), 'pass'],

  [
    'another price after the cards',
    cards('<p>Crew costs $12 per month.</p>'),
    'fail',
    '“Crew costs $12 per month” and “Crew: $9 per month”',
  ],
  ['another price with a colon', cards('<h3>Tidewatch Crew</h3><p>Our Crew plan: $12/month, with all gauges.</p>'), 'fail'],
  [
    'the same prices, and others’',
    cards(
      '<p>Crew is $9 a month, Harbour $49 a month. Students get Crew for $4 per month. From $5 per month for Crew.</p><p>The crew of a boat pays $30 per month for fuel.</p>',
    ),
    'pass',
  ],
  ['a price beside yearly ones', cards('<p>Billed yearly, Crew is $7 per month.</p>'), 'pass'],
  ['what others charge', cards('<blockquote>Elsewhere Crew was $30 a month.</blockquote>'), 'pass'],
  [
    'a plan’s other price in an answer',
    answering('What does Crew cost?', 'It is $14 a month, alerts included.'),
    'fail',
    'Crew: $9 a month',
  ],
  ['a plan’s other price in a text', answering('Which plan is for us?', 'Crew is $14 per month.'), 'fail'],
  ['a plan’s price in an answer', answering('What does Crew cost?', 'It is $9 a month.'), 'pass'],
  ['the price of another plan', answering('What is after Crew?', 'Fleet is $29 a month.'), 'pass'],
  ['a plan’s price with an extra', answering('What does Crew cost with wind?', 'Crew with wind is $14 a month, $5 more.'), 'pass'],
  ['a plan’s price for clubs', answering('What does Crew cost?', 'For students, Crew is $4 a month.'), 'pass'],
  ['a plan’s price for a year', answering('What does Crew cost?', 'Crew is $90 a year.'), 'pass'],
  [
    'a table’s other price in an answer',
    facts(
      '<h2>Prices</h2><table><tr><th>Plan</th><th>Price</th></tr><tr><th>One loaf</th><td>£22 per month</td></tr><tr><th>Two loaves</th><td>£39 per month</td></tr></table><h2>Questions</h2><h3>What does one loaf a week cost?</h3><p>One loaf each Friday is £18 a month, delivery included.</p>',
    ),
    'fail',
    'One loaf: £22 per month',
  ],
])
