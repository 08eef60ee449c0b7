import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path = '/') =>
  readPage(`<html lang="${lang}"><title>Acme</title>${html}`, { url: `https://acme.dev${path}` })
/** A front page, and another page of the site. */
const both = (lang: string, front: string, html: string, path = '/book') => ({
  ...literalFacts({ page: read(lang, `<h1>Acme</h1>${front}`) }),
  pages: [literalOther(path, { lang, ...claimsOn(read(lang, html, path)) })],
})

const course = '<h2>The weekend course</h2><p>The weekend costs £145, with lunch on both days.</p>'
judge(consistency, [
  [
    'a course for two prices',
    both('en', course, '<h1>Book a place</h1><p>The weekend course costs £165 per person, lunch included.</p>'),
    'fail',
    'The weekend costs £145, with lunch on both days” and “The weekend course costs £165 per person, lunch included” on /book',
  ],
  ['two passes', both('en', '<p>The monthly pass costs £40.</p>', '<h1>Prices</h1><p>The annual pass costs £400.</p>', '/prices'), 'pass'],
  [
    'a price in summer',
    both('fr', '<p>Le stage coûte 145 €.</p>', '<h1>Tarifs</h1><p>Le stage coûte 165 € en août.</p>', '/tarifs'),
    'pass',
  ],
  [
    'a subscription, in Italian',
    both(
      'it',
      '<h2>L’abbonamento: 89 € all’anno</h2><p>Due revisioni.</p>',
      '<h1>Abbonamento annuale</h1><p>109 € all’anno</p>',
      '/abbonamento',
    ),
    'fail',
    '109 € all’anno” on /abbonamento',
  ],
  ...(
    [
      ['de', 'Der Töpferkurs kostet 145 €, mit Material.', '<h1>Anmeldung</h1><p>Der Töpferkurs kostet 165 €.</p>'],
      ['fr', 'Le stage de poterie coûte 145 €, avec le repas.', '<h1>Inscription</h1><p>Le stage de poterie coûte 165 €.</p>'],
      ['es', 'El taller de cerámica cuesta 145 €.', '<h1>Precios</h1><p>El taller de cerámica cuesta 165 €, con comida.</p>'],
      ['pt', 'A oficina de cerâmica custa 145 €.', '<h1>Oficina de cerâmica</h1><p>165 €</p>'],
      ['nl', 'De keramiekcursus kost € 145.', '<h1>Aanmelden</h1><p>De keramiekcursus kost € 165.</p>'],
      ['sv', 'Keramikkursen kostar 1450 kr.', '<h1>Anmälan</h1><p>Keramikkursen kostar 1650 kr.</p>'],
      ['pl', 'Kurs ceramiki kosztuje 450 zł.', '<h1>Zapisy</h1><p>Kurs ceramiki kosztuje 550 zł.</p>'],
      ['ru', 'Курс керамики стоит 4500 ₽.', '<h1>Запись</h1><p>Курс керамики стоит 5500 ₽.</p>'],
      ['en', 'The price of the bread course is £90.', '<h1>Prices</h1><h2>Bread course</h2><p>£95</p>'],
    ] as const
  ).map(([lang, text, html]): Case => [`${lang}: ${text}`, both(lang, `<p>${text}</p>`, html), 'fail']),

  ...(
    [
      ['the same price', course, '<h1>Book a place</h1><p>The weekend course costs £145 per person.</p>'],
      ['both prices on one page', `${course}<p>Two people: £165.</p>`, '<h1>Book a place</h1><p>The weekend course costs £165.</p>'],
      ['less for one person', course, '<h1>Book a place</h1><p>The weekend course costs £85 per person.</p>'],
      ['another course', course, '<h1>Book a place</h1><p>The evening course costs £65.</p>'],
      [
        'a course of that name in its own kind',
        '<p>The course costs £145.</p>',
        '<h1>Advanced bookbinding</h1><p>The course costs £245.</p>',
      ],
      ['one booked by its kind', '<p>The course costs £145.</p>', '<h1>Book the advanced course</h1><p>The course costs £245.</p>'],
      ['with a room', course, '<h1>Book a place</h1><p>The weekend course costs £265 if you stay overnight.</p>'],
      ['for members', course, '<h1>Book a place</h1><p>For members the weekend course costs £125.</p>'],
      ['a price from', course, '<h1>Book a place</h1><p>The weekend course costs from £125.</p>'],
      ['early', course, '<h1>Book a place</h1><p>The weekend course costs £125 until March.</p>'],
      ['in another season', '<p>The cabin costs £90.</p>', '<h1>Prices</h1><p>The cabin costs £120 in July.</p>'],
      ['a night and a week', '<p>The cabin costs £90 a night.</p>', '<h1>Prices</h1><p>The cabin costs £520 a week.</p>'],
      ['in another currency', course, '<h1>Book a place</h1><p>The weekend course costs €165.</p>'],
      [
        'paid by the year',
        '<p>The plan costs £9 a month.</p>',
        '<h1>Prices</h1><p>The plan costs £12 a month.</p><p>Billed yearly: £9.</p>',
      ],
      ['passes of two sizes', '<p>The 5-class pass costs £60.</p>', '<h1>Prices</h1><p>The 10-class pass costs £110.</p>'],
      ['a size', '<h2>Large</h2><p>£30</p>', '<h1>Mugs</h1><h2>Large</h2><p>£18</p>'],
      ['shipping', '<p>Delivery costs £4.</p>', '<h1>Furniture</h1><p>Delivery costs £40.</p>'],
      [
        'two kinds with one name there',
        course,
        '<h1>Prices</h1><p>The weekend course costs £165.</p><p>The weekend course costs £185.</p>',
      ],
      ['what it costs others', '<p>A van costs £90.</p>', '<h1>Moving to London</h1><p>A van costs £140.</p>'],
      [
        'under a heading of its own',
        '<h2>Spring</h2><p>The weekend course costs £145.</p>',
        '<h1>Book</h1><p>The weekend course costs £165.</p>',
      ],
      ['winter prices', '<p>The day pass costs £45.</p>', '<h1>Winter prices</h1><p>The day pass costs £62.</p>'],
    ] as const
  ).map(([title, front, html]): Case => [title, both('en', front, html), 'pass']),
  ['in a post', both('en', course, '<h1>Book a place</h1><p>The weekend course costs £125.</p>', '/blog/2019'), 'pass'],
  ...(
    [
      ['/ca/pricing', '<h1>Pricing</h1><p>The Acme pass costs £165.</p>'],
      ['/helpdesk/pricing', '<h1>Pricing</h1><p>The Acme pass costs £165.</p>'],
      ['/winter/prices', '<h1>Prices</h1><p>The Acme pass costs £165.</p>'],
      ['/emergency', '<h1>Prices</h1><p>The Acme pass costs £165.</p>'],
      ['/dinner', '<p>The Acme pass costs £165.</p>'],
    ] as const
  ).map(([path, html]): Case => [`at ${path}`, both('en', '<p>The Acme pass costs £145.</p>', html, path), 'pass']),
  [
    'in the same language, at its path',
    both('en', '<p>The day pass costs £145.</p>', '<h1>Prices</h1><p>The day pass costs £165.</p>', '/en/prices.html'),
    'fail',
  ],
])
