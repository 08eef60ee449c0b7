import { pastDates } from '../../../../../shared/audit/checks/page/past-dates.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

// The page is visited on 23 November 2026.
const saying = (text: string, heading = 'Acme', path = '/') =>
  literalFacts({ page: readPage(`<title>Acme</title><h1>Acme</h1><h2>${heading}</h2><p>${text}</p>`, { url: `https://acme.dev${path}` }) })

const footer = (text: string) =>
  literalFacts({ page: readPage(`<title>Acme</title><h1>Acme</h1><footer><p>${text}</p></footer>`, { url: 'https://acme.dev/' }) })

const inLanguage = (lang: string, text: string, heading = 'Acme') =>
  literalFacts({
    page: readPage(`<html lang="${lang}"><title>Acme</title><h1>Acme</h1><h2>${heading}</h2><p>${text}</p>`, { url: 'https://acme.dev/' }),
  })

judge(pastDates, [
  ['the next time, in Japanese', inLanguage('ja', '次回は2024年3月16日（土）です。'), 'warn', '“次回は2024年3月16日”'],
  ['the next course, in Polish', inLanguage('pl', 'Najbliższy kurs zaczyna się 14 marca 2025.'), 'warn', '14 marca 2025'],
  ['the next course below its heading', inLanguage('sv', '14 mars 2025, kl. 18', 'Nästa kurs'), 'warn', '14 mars 2025'],
  ['the next time, to come', inLanguage('ja', '次回は2027年3月20日（土）です。'), 'pass'],
  ['the next course, to come', inLanguage('pl', 'Najbliższy kurs zaczyna się 14 marca 2027.'), 'pass'],
  ['the next day of a story', inLanguage('en', 'The next day, 14 March 2024, we opened the shop.'), 'pass'],
  ['the next step of a story', inLanguage('en', 'Our next release was the app. On 14 March 2024 it had a thousand users.'), 'pass'],
  ['the next version of a story', inLanguage('en', 'The next version (14 March 2024) brought sync to teams.'), 'pass'],
  ['the next day, in German', inLanguage('de', 'Am nächsten Tag, dem 14. März 2024, eröffneten wir.'), 'pass'],
  ['the next course, in German', inLanguage('de', 'Unser nächster Töpferkurs beginnt am 14. März 2025.'), 'warn', '14. März 2025'],
  ['next Friday', inLanguage('da', 'Næste fredag', 'Kurser'), 'pass'],
  ['an old copyright year', footer('© 2019 Acme Ltd'), 'warn', 'The copyright year is out of date: “© 2019 Acme Ltd”'],
  ['a range of years', footer('© 1931–2026 Acme Ltd'), 'pass'],
  ...['2019, 2026 Acme', '2015 – present Acme', '2015–heute Acme', '2019/26 Acme', '2019 Acme. Renewed 2026'].map((words): Case => [
    `a notice that goes on: ${words}`,
    footer(`© ${words}`),
    'pass',
  ]),
  ['last year’s', footer('© 2025 Acme Ltd'), 'pass'],
  ['nothing', saying('Tide tables for pilots'), 'pass'],
  ['a launch to come, in the past', saying('The Android app is coming in March 2024.'), 'warn', '“coming in March 2024”'],
  ['a post of a day to come', saying('Posted on March 4, 2029'), 'warn', 'is in the future: “Posted on March 4, 2029”'],
  ['a post', saying('Posted on March 4, 2026'), 'pass'],
  ['an event to come', saying('Updated tide tables come on March 4, 2029'), 'pass'],
  ['a sale of last year', saying('Black Friday 2025: 40 % off all plans'), 'warn', '“Black Friday 2025”'],
  ['a sale of this year', saying('Black Friday 2026: 40 % off all plans'), 'pass'],
  ['a sale of winter, which began last year', saying('Winter sale 2025: 40 % off all plans'), 'pass'],
  ['a badge of a season', saying('Leader, Summer 2024: 98 % would recommend it'), 'pass'],
  ['growth since a season', saying('Since winter 2023, skippers have saved 30 % of their fuel.'), 'pass'],
  ['what was sold in a season', saying('In summer 2024 the Acme sale was our largest.'), 'pass'],
  ['what happened in a season', saying('In summer 2024 we measured 40 gauges.'), 'pass'],
  ['a season', saying('Launching in spring 2023. Join the waitlist.'), 'warn', '“Launching in spring 2023”'],
  ['a quarter', saying('Expected in Q3 2025'), 'warn'],
  ['an offer that ended', saying('Launch offer: 40% off until 31 March 2024!'), 'warn', '“until 31 March 2024”'],
  [
    'a booking that ended',
    saying('Early bird: $200 instead of $240 if you book by 30 September 2025.'),
    'warn',
    '“book by 30 September 2025”',
  ],
  ['an offer that ended this year', saying('Early bird price ends on 1 June 2026'), 'warn'],
  ['in German', saying('20 % Rabatt bis zum 31. März 2024'), 'warn'],
  ['in French', saying('Offre valable jusqu’au 31 mars 2024'), 'warn'],
  ['in Spanish', saying('Oferta: 20 % hasta el 31 de marzo de 2024'), 'warn'],
  ['a launch to come', saying('The Android app is coming in March 2027.'), 'pass'],
  ['this month', saying('Launching in November 2026'), 'pass'],
  ['this year', saying('Coming in 2026'), 'pass'],
  ['what was', saying('Founded in 2019. In March 2024 we won a prize. Available since 2021.'), 'pass'],
  ['how long it was', saying('We worked on it until 2024, when Ada joined.'), 'pass'],
  ['data about years', saying('Tide records from 1990 through 2023, updated daily.'), 'pass'],
  ['data about prices', saying('House prices until 2023, in $ and €, which grew by 40% until 2022.'), 'pass'],
  ['what it fits', saying('Für alle Fahrzeuge ab 2019. Disponible en 2023 ciudades. As expected, 2020 was hard.'), 'pass'],
  ['an entry of a changelog', saying('Dark mode is coming in May 2024.', 'Changelog'), 'pass'],
  ['a launch that was', saying('We were the first to launch in 2021. NASA launches in 2023. We decided to start in March 2020.'), 'pass'],
  ['a launch that was, first', saying('Launching in 2019, Acme grew quickly.'), 'pass'],
  ['a launch that was, in French', saying('Depuis notre lancement en 2021, nous aidons.'), 'pass'],
  ['a launch that was, in Spanish', saying('Desde su lanzamiento en 2019, ayudamos.'), 'pass'],
  ['a list of launches', saying('NASA launches in 2023'), 'pass'],
  ['a day of opening', saying('🚀 Opens 3 March 2024'), 'warn', '“Opens 3 March 2024”'],
  [
    'a promise inside a sentence',
    saying('The second harbour will launch in May 2024 with more gauges.'),
    'warn',
    'will launch in May 2024',
  ],
  ['a day of launch', saying('We are launching on 14 March 2025. Leave your address.'), 'warn', '“We are launching on 14 March 2025”'],
  ['a launch, month first', saying('Tidewatch launches on March 14, 2025.'), 'warn', 'launches on March 14, 2025'],
  ['a day of opening, with its weekday', saying('The shop opens on Friday, 14 March 2025.'), 'warn'],
  ['a day from which it’s available', saying('Available from 14 March 2025'), 'warn'],
  ['a launch day in German', saying('Start am 14. März 2025'), 'warn'],
  ['a launch day in digits', saying('Wir starten am 14.03.2025.'), 'warn'],
  ['a launch day in French', saying('Lancement le 14 mars 2025'), 'warn'],
  ['our launch in French', saying('Nous lançons le 14 mars 2025, soyez prêts.'), 'warn'],
  ['a launch day in Spanish', saying('Lanzamiento el 14 de marzo de 2025'), 'warn'],
  ['a day of launch to come', saying('We are launching on 14 March 2027.'), 'pass'],
  ['a day of launch in digits to come', saying('Start am 14.03.2027'), 'pass'],
  ['the day before', saying('We are launching on 22 November 2026.'), 'pass'],
  ['a day in the past', saying('We launched on 14 March 2025. Lancé le 14 mars 2024.'), 'pass'],
  ['since a launch', saying('Since the launch on 14 March 2025 we have added tides.'), 'pass'],
  ['since a launch, in French', saying('Depuis le lancement le 14 mars 2025, nous grandissons.'), 'pass'],
  ['a launch that was announced', saying('The team announced that it is launching on 14 March 2025.'), 'pass'],
  [
    'a chronicle',
    literalFacts({
      page: readPage(
        '<h1>Acme</h1><h2>Acme</h2><ul><li>Idea on 3 May 2023</li><li>Lancement le 14 mars 2025</li><li>Prize on 2 June 2025</li></ul>',
        { url: 'https://acme.dev/' },
      ),
    }),
    'pass',
  ],
  ['a version', saying('Works with Office 2019 and Visual Studio 2022'), 'pass'],
  ['an invitation', saying('Join our live webinar on 12 March 2026.'), 'warn', '12 March 2026'],
  ['an invitation, month first', saying('Save your seat for the workshop: May 3rd, 2025', 'Workshop'), 'warn'],
  ['an invitation to come', saying('Join our live webinar on 12 March 2027.'), 'pass'],
  ['a recording', saying('Watch the recording of our webinar of 12 March 2026. Join us.'), 'pass'],
  ['what was shown', saying('We showed it at the conference on 12 March 2026.'), 'pass'],
  ['codes of past terms', saying('The codes were valid until 31 August 2025 for 20 % off.'), 'pass'],
  ['an offer that was extended', saying('20 % off until 31 August 2025 was our best offer. More to come.'), 'pass'],
  ['an offer to the first ones', saying('It was time. Early bird: 20 % off until 31 August 2025.'), 'warn'],
  ['terms of one sale', saying('Codes are valid until 31 August 2025 for 20 % off', 'Acme', '/legal/summer-terms'), 'pass'],
  ['the page of one event', saying('Join our webinar on 3 May 2025', 'Acme', '/events/2025-webinar'), 'pass'],
  ['the page of one conference', saying('Join the conference on 3 May 2024', 'Acme', '/conf-2024'), 'pass'],
  ['the list of events', saying('Join our webinar on 3 May 2025', 'Acme', '/events'), 'warn'],
])
