import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { openDaysOn } from '../../../../../shared/audit/words/claims/opening-hours.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path = '/') =>
  readPage(`<html lang="${lang}"><title>Acme</title><h1>Acme</h1>${html}`, { url: `https://acme.dev${path}` })
const facts = (lang: string, html: string) => literalFacts({ page: read(lang, html) })
const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr><th>${row.replace(': ', '</th><td>')}</td></tr>`).join('')}</table>`
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const said = (lang: string, ...texts: string[]) =>
  facts(lang, texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''))
/** The home page, and what another page says. */
const beside = (path: string, own: string, other: string) => ({
  ...said('en', own),
  pages: [literalOther(path, { open: openDaysOn(read('en', `<h2>Opening hours</h2>${other}`, path)) })],
})
const data = (rest: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Acme",${rest}}</script>`
const specified = (opens: string, closes: string, rest = '') =>
  data(
    `"openingHoursSpecification": [{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","https://schema.org/Friday"],"opens":"${opens}","closes":"${closes}"${rest}}]`,
  )
const week = (...[weekdays, saturday, sunday]: [string, string, string]) =>
  table(`Monday – Friday: ${weekdays}`, `Saturday: ${saturday}`, `Sunday: ${sunday}`)

judge(consistency, [
  ['a language tag that names none', said('1', 'Open 9 to 17.'), 'pass'],
  ['an empty language tag', said('', 'Open 9 to 17.'), 'pass'],
  [
    'a day closed and open',
    said(
      'en',
      'We are open Tuesday to Saturday; closed on Monday and Sunday.',
      table('Monday: 9:30–19:00', 'Tuesday – Friday: 9:30–19:00', 'Saturday: 9:30–18:00', 'Sunday: closed'),
    ),
    'fail',
    'closed on Monday',
  ],
  [
    'in French',
    said(
      'fr',
      'La librairie est ouverte du mardi au samedi ; elle est fermée le lundi et le dimanche.',
      table('Lundi: 9 h 30 – 19 h', 'Mardi – vendredi: 9 h 30 – 19 h', 'Samedi: 9 h 30 – 18 h', 'Dimanche: fermé'),
    ),
    'fail',
    'Lundi 9 h 30 – 19 h',
  ],
  [
    'in German',
    said('de', 'Geöffnet dienstags bis samstags, montags geschlossen.', list('Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr', 'So geschlossen')),
    'fail',
  ],
  [
    'in Spanish',
    said(
      'es',
      'Abierto de martes a sábado. Cerrado los lunes.',
      list('Lunes a viernes: 10:00–20:00', 'Sábado: 10:00–14:00', 'Domingo: cerrado'),
    ),
    'fail',
  ],
  ['in Italian', said('it', 'Chiuso il lunedì.', list('Lunedì – venerdì: 9:00–19:00', 'Sabato: 9:00–13:00', 'Domenica: chiuso')), 'fail'],
  [
    'in Portuguese',
    said('pt', 'Fechado à segunda-feira.', list('Segunda a sexta: 10h00–19h00', 'Sábado: 10h00–13h00', 'Domingo: fechado')),
    'fail',
  ],
  [
    'in Dutch',
    said(
      'nl',
      'Open van dinsdag tot en met zaterdag, maandag gesloten.',
      list('Maandag t/m vrijdag: 9:00–18:00', 'Zaterdag: 9:00–17:00', 'Zondag: gesloten'),
    ),
    'fail',
  ],
  ['in Swedish', said('sv', 'Öppet tisdag–lördag. Måndagar stängt.', list('Måndag–fredag 10–18', 'Lördag 10–15', 'Söndag stängt')), 'fail'],
  [
    'in Polish',
    said('pl', 'Sklep nieczynny w poniedziałki.', list('Poniedziałek – piątek: 9:00–18:00', 'Sobota: 10:00–14:00', 'Niedziela: nieczynne')),
    'fail',
  ],
  [
    'in Russian',
    said('ru', 'Мы открыты каждый день. Понедельник — выходной.', list('Пн–Пт: 9:00–18:00', 'Сб: 10:00–15:00', 'Вс: выходной')),
    'fail',
  ],
  [
    'in Turkish',
    said('tr', 'Pazartesi kapalı, diğer günler açık.', list('Pazartesi – Cuma: 9:00–18:00', 'Cumartesi: 10:00–16:00', 'Pazar: kapalı')),
    'fail',
  ],
  ['in Japanese', said('ja', '定休日は月曜日です。', list('月曜日〜金曜日 10:00〜18:00', '土曜日 10:00〜16:00', '日曜日 休み')), 'fail'],
  ['in Chinese', said('zh', '周一闭馆。周一关闭。', list('周一至周五 9:00–18:00', '周六 10:00–16:00', '周日 休息')), 'fail'],
  [
    'open every day, and closed on Sundays',
    said('en', 'We are open every day.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'fail',
    'open every day',
  ],
  ['daily hours in German', said('de', 'Täglich von 9 bis 18 Uhr geöffnet.', list('Mo–Sa 9–18 Uhr', 'So geschlossen')), 'fail'],
  [
    'in Spanish, closed at weekends',
    said('es', 'Cerrado los fines de semana.', list('Lunes a viernes: 10:00–20:00', 'Sábado: 10:00–14:00')),
    'fail',
  ],
  [
    'two hours',
    said('en', 'Our shop is open Monday to Friday from 9 am to 5 pm.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'fail',
    '9 am to 5 pm',
  ],
  [
    'on another page',
    beside('/contact', 'The shop is open Monday to Friday from 9:00 to 17:00.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'fail',
    '” on /contact',
  ],

  [
    'the same hours',
    said('en', 'Open Monday to Friday from 9 am to 6 pm, closed on Sundays.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'pass',
  ],
  [
    'the same hours on another page',
    beside('/contact', 'Open Monday to Friday, 9 to 6.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'pass',
  ],
  [
    'hours with a break',
    said(
      'de',
      'Geöffnet Mo–Fr 9–18 Uhr, Mittwoch nachmittags geschlossen.',
      list('Mo, Di, Do, Fr 9–13 und 14–18 Uhr', 'Mi 9–13 Uhr', 'Sa geschlossen'),
    ),
    'pass',
  ],
  [
    'a longer Thursday',
    said('en', 'Open Monday to Friday 9:00–18:00, Thursday 9:00–20:00.', list('Mon–Wed 9–18', 'Thu 9–20', 'Fri 9–18')),
    'pass',
  ],
  ['daily bread', said('en', 'Fresh bread every day, and an open day on Sunday.', week('9:00–18:00', '10:00–14:00', 'closed')), 'pass'],
  ['daily but Sundays', said('de', 'Täglich außer sonntags von 9 bis 18 Uhr geöffnet.', list('Mo–Sa 9–18 Uhr', 'So geschlossen')), 'pass'],
  [
    'the kitchen’s hours',
    said('en', 'The kitchen is open Monday to Friday from 12:00 to 14:00.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'pass',
  ],
  [
    'summer and winter',
    said('en', '<h2>Summer</h2>', week('9:00–20:00', '10:00–14:00', 'closed'), '<h2>Winter</h2>', week('10:00–16:00', 'closed', 'closed')),
    'pass',
  ],
  [
    'two shops',
    said('en', '<h2>Kiel</h2>', week('9:00–18:00', '10:00–14:00', 'closed'), '<h2>Emden</h2>', week('10:00–18:00', 'closed', 'closed')),
    'pass',
  ],
  [
    'a course on Mondays',
    said('fr', 'Cours le lundi de 19 h à 21 h.', list('Lundi : fermé', 'Mardi – vendredi : 9 h – 18 h', 'Samedi : 9 h – 12 h')),
    'pass',
  ],
  [
    'closed on a holiday',
    said('de', 'An Feiertagen, auch montags, geschlossen.', list('Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr', 'So geschlossen')),
    'pass',
  ],
  [
    'Monday off and open otherwise',
    said('es', 'Cerrado los lunes.', list('Martes a viernes: 10:00–20:00', 'Sábado: 10:00–14:00', 'Lunes: cerrado')),
    'pass',
  ],
  [
    'phone hours',
    said('pt', 'Telefone: segunda a sexta, 9h00–12h00.', list('Segunda a sexta: 10h00–19h00', 'Sábado: 10h00–13h00', 'Domingo: fechado')),
    'pass',
  ],
  [
    'support on another page',
    beside('/help', 'Open Monday to Friday from 9:00 to 17:00.', '<p>Support: Monday to Friday 9:00–18:00.</p>'),
    'pass',
  ],
  [
    'a branch by its path and heading',
    beside('/emden', 'Open Monday to Friday from 9:00 to 17:00.', `<h1>Emden</h1>${week('9–18', '10–14', 'closed')}`),
    'pass',
  ],
  ['a branch', beside('/stores/kiel', 'Open Monday to Friday from 9:00 to 17:00.', week('9:00–18:00', '10:00–14:00', 'closed')), 'pass'],
  [
    'Mon as a word',
    said(
      'fr',
      'Mon atelier est fermé. Mon jardin est ouvert de 9 h à 18 h.',
      list('Lundi : 9 h – 18 h', 'Mardi : 9 h – 18 h', 'Mercredi : 9 h – 12 h'),
    ),
    'pass',
  ],
  ['closed, then a range', said('en', 'Closed Mondays, Tue–Sun 10–18.', list('Tue–Sun 10–18', 'Mon closed')), 'pass'],
  ['in German', said('de', 'Geschlossen: Montag, Di–So 10–18 Uhr.', list('Di–So 10–18 Uhr', 'Mo geschlossen')), 'pass'],
  ['in Spanish', said('es', 'Cerrado los lunes, martes a domingo 10–18.', list('Martes a domingo 10–18', 'Lunes cerrado')), 'pass'],
  [
    'open, then closed',
    said('en', 'Open Tuesday to Saturday, closed Mondays.', week('9–18', '10–14', 'closed').replace('Monday – ', 'Tuesday – ')),
    'pass',
  ],
  [
    'in German with a comma',
    said('de', 'Geöffnet dienstags bis samstags, montags geschlossen.', list('Di–Sa 9–18 Uhr', 'So, Mo geschlossen')),
    'pass',
  ],
  ['half a day’s name', said('en', 'Open Mon–Sat 12–8pm.', list('Mon–Sat 12:00–20:00', 'Sun closed')), 'pass'],
  ['midnight', said('en', 'Open daily from 6pm to 12am.', list('Mon–Sun 18:00–24:00')), 'pass'],
  ['calls', said('en', 'Open Mon–Sat 10–6.', '<p>Call us Mon–Fri 9am–5pm</p>'), 'pass'],
  ['service', said('de', '<h2>Öffnungszeiten</h2>', list('Verkauf Mo–Fr 9–18', 'Service Mo–Fr 7:30–17')), 'pass'],
  ['a date', said('en', 'Open daily 10–18.', '<p>Fri–Sun, 12–14 June</p>'), 'pass'],
  ['one closed day', said('en', 'On Monday, 30 November, we are closed.', list('Mon–Fri 9–17', 'Sat 9–12', 'Sun closed')), 'pass'],
  ['an open house', said('en', 'Open house on Saturday from 11 to 16.', week('9:00–18:00', '10:00–14:00', 'closed')), 'pass'],
  [
    'a break in two ways',
    beside('/contact', '<h2>Opening hours</h2>Mon–Fri 9–12 and 14–18', list('Mon–Fri 9–12', 'Mon–Fri 14–18')),
    'pass',
  ],
  [
    'the café of a shop',
    said('en', 'The café is open Monday to Friday from 8 to 16.', week('9:00–18:00', '10:00–14:00', 'closed')),
    'pass',
  ],
  // Two readings of each of these letters would take hours.
  ['letters between two days', said('en', `Mon ${'ele'.repeat(28)}x Tue 9–17`), 'pass'],
  ['words between two days', said('en', `Mon ${'e le '.repeat(28)}x Tue 9–17`), 'pass'],
  ['prices and days', said('en', 'Tickets: Sat 10–14 €, Sun 12–16 €. Open Sat 10–18 and Sun 10–16.'), 'pass'],
  [
    'in Russian, at weekends',
    said('ru', 'Открыты по выходным 10–18.', list('Пн–Пт: 9:00–18:00', 'Сб: 10:00–15:00', 'Вс: выходной')),
    'fail',
  ],
  ...(
    [
      ['en', 'Open 9–5, thus closed at night.', 'Tuesday, Wednesday, Thursday: 9:00–21:00'],
      ['de', 'So geöffnet: 9–17 Uhr.', 'Fr, Sa, So: 10–14 Uhr'],
      ['de', 'So sind wir geöffnet: 9–17 Uhr.', 'Fr, Sa, So: 10–14 Uhr'],
      ['nl', 'Open, en zo van 9:00 tot 17:00.', 'Vr, za, zo: 10:00–14:00'],
      ['da', 'Her er åbent, og man kan komme 9–17.', 'Man, tirs, ons: 10–14'],
      ['cs', 'Otevřeno; po 17:00 zavřeno.', 'Po, út, st: 10:00–18:00'],
      ['cs', 'Otevřeno v pátek, ne jindy 9:00–17:00.', 'Čt, so, ne: 10:00–14:00'],
      ['pt', 'Aberto: pode ter o espaço das 9h00–17h00.', 'Ter, qua, qui: 10h00–14h00'],
      ['ru', 'По выходным и в понедельник мы работаем дольше.', 'Понедельник, вторник, среда: 9:00–18:00'],
      ['uk', 'На вихідних і в понеділок працюємо довше.', 'Понеділок, вівторок, середа: 9:00–18:00'],
      ['ja', '営業中、月曜日の昼休みはありません。', '月曜日〜金曜日 10:00〜18:00'],
      ['zh', '营业中，周一休息时间不长。', '周一至周五 10:00–18:00'],
    ] as const
  ).map(([lang, sentence, row]): Case => [`no weekday, or not closed: ${sentence}`, said(lang, sentence, list(row)), 'pass']),
  ['other hours in JSON-LD', said('de', week('9–18', '10–14', 'closed'), specified('09:00', '17:00')), 'fail', '9:00–17:00 in JSON-LD'],
  ['in a text of JSON-LD', said('en', week('9:00–18:00', '10:00–14:00', 'closed'), data('"openingHours": "Mo-Fr 10:00-18:00"')), 'fail'],
  ['a day closed in a text', said('en', 'Closed on Mondays.', '12 rooms.', specified('09:00', '17:00')), 'fail'],
  [
    'hours of a part of it',
    said('de', `<h2>Hofladen</h2>${list('Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr', 'So geschlossen')}`, specified('09:00', '17:00')),
    'pass',
  ],
  [
    'hours in a section about hours',
    said('de', `<h2>Öffnungszeiten</h2>${list('Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr', 'So geschlossen')}`, specified('09:00', '17:00')),
    'fail',
  ],
  ['the same hours in JSON-LD', said('de', list('Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr', 'So geschlossen'), specified('09:00', '18:00')), 'pass'],
  ['the same with a break', said('de', list('Mo–Fr 9–12 und 14–18 Uhr', 'Sa 10–14 Uhr'), specified('09:00', '18:00')), 'pass'],
  [
    'hours of a season in JSON-LD',
    said('en', week('9–18', '10–14', 'closed'), specified('09:00', '17:00', ', "validFrom": "2026-12-01"')),
    'pass',
  ],
  ['two places in JSON-LD', said('en', week('9–18', '10–14', 'closed'), specified('09:00', '17:00'), specified('09:00', '18:00')), 'pass'],
  ['no hours in JSON-LD', said('en', week('9–18', '10–14', 'closed'), data('"openingHours": "by appointment"')), 'pass'],
  ...[
    '"openingHoursSpecification": "Mo-Fr 09:00-17:00"',
    '"openingHoursSpecification": [null, 5, ["Mo-Fr 09:00-17:00"]]',
    '"openingHours": [null, 5, {}]',
    '"openingHours": "Mo-Fr 00:00-23:59"',
  ].map((rest): Case => [`hours that JSON-LD doesn’t tell: ${rest}`, said('en', week('9–18', '10–14', 'closed'), data(rest)), 'pass']),
  ['hours with am and pm in JSON-LD', said('en', week('9–18', '10–14', 'closed'), specified('9:00 AM', '6:00 PM')), 'pass'],
  ['a minute to midnight', said('en', week('17:00–24:00', '17:00–24:00', 'closed'), specified('17:00', '23:59')), 'pass'],
  [
    'hours of a town hall',
    said('en', week('9–18', '10–14', 'closed'), specified('10:00', '17:00').replace('"Acme"', '"Town hall"')),
    'pass',
  ],
])
