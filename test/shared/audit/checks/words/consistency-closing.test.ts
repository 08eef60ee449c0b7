import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { closingDaysOn } from '../../../../../shared/audit/words/claims/closing-days.ts'
import { contactDataOn } from '../../../../../shared/audit/words/claims/contact-data.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string) =>
  readPage(
    `<html lang="${lang}"><title>Acme</title><h1>${path === '/' ? 'Slow mornings' : 'Contact'}</h1>${html.startsWith('<') ? html : `<p>${html}</p>`}`,
    {
      url: `https://acme.dev${path}`,
    },
  )
/** What the home page says, and what another one does. */
const site = (lang: string, own: string, other: string, path = '/contact') => {
  const page = read(lang, other, path)
  return {
    ...literalFacts({ page: read(lang, own, '/') }),
    pages: [literalOther(path, { lang, closing: closingDaysOn(page), contact: contactDataOn(page) })],
  }
}

judge(consistency, [
  ...(
    [
      [
        'ja',
        '午前八時から午後六時まで(ラストオーダーは午後五時半)。<b>定休日:水曜日</b>。年末は十二月二十八日まで営業します。',
        '<ul><li>営業時間:午前八時〜午後六時</li><li>定休日:火曜日</li></ul>',
      ],
      ['ja', '当店は毎週水曜日がお休みです。', '火曜定休'],
      ['ja', '<dl><dt>定休日</dt><dd>水曜日</dd></dl>', '<table><tr><th>定休日</th><td>木曜日</td></tr></table>'],
      ['en', 'Open Tuesday to Sunday from 9 to 5. Closed on Mondays.', 'We are closed on Tuesdays.'],
      ['de', 'Ruhetag: Montag', 'Unser Laden ist dienstags geschlossen.'],
      ['de', '<dl><dt>Ruhetag</dt><dd>Montag</dd></dl>', 'Mittwochs haben wir Ruhetag.'],
      ['fr', 'Fermé le lundi', 'La boutique est fermée le mardi.'],
      ['es', 'Cerrado los lunes.', 'Cerrado: martes.'],
      ['it', 'Chiuso il lunedì.', 'Giorno di chiusura: martedì'],
      ['pt', 'Fechado à segunda-feira.', 'Encerrado à terça-feira.'],
      ['nl', 'Maandag gesloten.', 'Sluitingsdag: dinsdag'],
      ['sv', 'Måndagar stängt.', 'Vi har stängt på tisdagar.'],
      ['da', 'Mandag lukket.', 'Tirsdag lukket.'],
      ['pl', 'Nieczynne w poniedziałki.', 'We wtorki nieczynne.'],
      ['ru', 'Понедельник — выходной.', 'Выходной: вторник'],
      ['tr', 'Pazartesi kapalı.', 'Salı kapalı.'],
      ['ko', '매주 월요일 휴무', '정기휴일: 화요일'],
      ['zh', '每周一公休', '公休日：周二'],
    ] as const
  ).map(([lang, own, other]): Case => [`${lang}: ${own} / ${other}`, site(lang, own, other), 'fail', '” on /contact']),

  ...(
    [
      ['en', 'Closed on Mondays.', 'Closed Monday.'],
      ['en', 'Closed on Mondays.', 'Closed on Sundays and Mondays.'],
      ['en', 'Closed on Mondays.', 'The café is closed on Tuesdays.'],
      ['en', 'Closed on Mondays.', 'In winter we are closed on Tuesdays.'],
      ['en', 'Closed on Mondays.', 'From November to March it is quiet. Closed on Tuesdays in those months: November, December.'],
      ['en', 'Closed on Mondays.', 'Closed on Tuesday, 3 March.'],
      ['en', 'Closed on Mondays.', 'Closed every first Tuesday of the month.'],
      ['en', 'Closed on Mondays.', 'Closed on Tuesday afternoons.'],
      ['en', 'Closed on Mondays.', 'Is the shop closed on Tuesdays?'],
      ['en', 'The studio is closed on Mondays.', 'The workshop is closed on Tuesdays.'],
      ['en', 'Kiel: closed on Mondays.', 'Emden: closed on Tuesdays.'],
      ['en', '<h2>Kiel</h2><p>Closed on Mondays.</p>', '<h2>Emden</h2><p>Closed on Tuesdays.</p>'],
      ['en', '<p>Closed on Mondays.</p><p>Phone: +49 431 555 01 48</p>', '<p>Closed on Tuesdays.</p><p>Phone: +49 40 555 92 17</p>'],
      ['en', 'Closed on Mondays.', 'Open Tuesday to Sunday, closed Mondays.'],
      ['en', 'Closed on Mondays. We are closed on Wednesdays.', 'Closed on Tuesdays.'],
      ['de', 'Ruhetag: Montag', 'Im Winter: Ruhetag Dienstag'],
      ['de', 'Ruhetag: Montag', 'Das Restaurant hat dienstags Ruhetag.'],
      ['de', 'Ruhetag: Montag', 'Am Dienstag, 24. Dezember, bleibt geschlossen.'],
      ['fr', 'Fermé le lundi', 'Fermé le mardi matin'],
      ['ja', '定休日:水曜日', '不定休、火曜日も営業'],
      ['ja', '定休日:水曜日', '第2・第4火曜日は休み'],
      ['ja', '定休日:水曜日', '臨時休業：火曜日'],
      ['ja', '定休日:水曜日(祝日の場合は木曜日)', '定休日:火曜日(祝日の場合は翌日)'],
      ['ja', '定休日:水曜日', '火曜日の午後は休み'],
    ] as const
  ).map(([lang, own, other]): Case => [`no contradiction, ${lang}: ${own} / ${other}`, site(lang, own, other), 'pass']),
  ['a branch', site('en', 'Closed on Mondays.', 'Closed on Tuesdays.', '/locations/emden'), 'pass'],
  ...(
    [
      ['en', 'Closed on Mondays.', '<ul><li>Monday: closed</li><li>Tuesday: closed</li></ul>'],
      ['en', 'Closed on Mondays.', '<p>Mondays closed.</p><p>Tuesdays closed.</p>'],
      ['en', '<p>Mondays closed.</p><p>Tuesdays closed.</p>', 'Hello.'],
      ['en', 'Closed on Mondays.', 'Sundays closed.'],
      ['fr', 'Fermé le dimanche', 'Fermé le lundi.'],
      ['fr', 'Fermé le lundi', '<h2>Hors saison</h2><p>Fermé le mardi</p>'],
      ['fr', 'Fermé le lundi', '<h2>Janvier et février</h2><p>Fermé le mardi</p>'],
      ['de', 'Montags geschlossen.', '<h2>Nebensaison</h2><p>Dienstags geschlossen.</p>'],
      ['de', 'Montags geschlossen.', '<h2>Biergarten</h2><p>Dienstags geschlossen.</p>'],
      ['de', 'Montags geschlossen.', '<h2>Hofladen</h2><p>Dienstags geschlossen.</p>'],
      ['en', 'Closed on Mondays.', '<h2>January</h2><p>Closed Tuesdays.</p>'],
      ['en', 'Closed on Mondays.', '<h2>During the renovation</h2><p>Closed Tuesdays.</p>'],
      ['en', 'Closed on Mondays.', '<p>From October</p><p>Closed Tuesdays.</p>'],
      ['en', 'Closed on Mondays.', '<h2>Harbour store</h2><p>Closed on Tuesdays.</p>'],
      ['ja', '定休日:水曜日', '<dl><dt>店名</dt><dd>駅前店</dd><dt>定休日</dt><dd>火曜日</dd></dl>'],
    ] as const
  ).map(([lang, own, other]): Case => [`no contradiction, ${lang}: ${own} / ${other}`, site(lang, own, other), 'pass']),
  ...['/emden', '/contact-emden', '/workshop', '/hofladen', '/ekimae'].map((path): Case => [
    `another place: ${path}`,
    site('en', 'Closed on Mondays.', 'Closed on Tuesdays.', path),
    'pass',
  ]),
  ...['Emden – Acme', 'Acme Emden', 'Garden centre – Acme'].map((title): Case => {
    const own = read('en', 'Closed on Mondays.', '/')
    const page = readPage(`<html lang="en"><title>${title}</title><h1>${title.replace(/Acme|–/g, '')}</h1><p>Closed on Tuesdays.</p>`, {
      url: 'https://acme.dev/contact',
    })
    return [
      `a branch in the title: ${title}`,
      {
        ...literalFacts({ page: own }),
        pages: [literalOther('/contact', { lang: 'en', closing: closingDaysOn(page), contact: contactDataOn(page) })],
      },
      'pass',
    ]
  }),
])
