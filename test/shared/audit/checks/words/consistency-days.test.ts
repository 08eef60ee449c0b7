import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { openDaysOn } from '../../../../../shared/audit/words/claims/opening-hours.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string) =>
  readPage(`<html lang="${lang}"><title>Odile</title>${html}`, { url: `https://acme.dev${path}` })
const table = ([first, hours]: [string, string], ...rows: [string, string][]) =>
  `<table><tr><th>${first}</th><th>${hours}</th></tr>${rows.map(([day, text]) => `<tr><th>${day}</th><td>${text}</td></tr>`).join('')}</table>`

/** What a home page says below its slogan, and another page below its heading. */
const place = (lang: string, [slogan, own]: [string, string], path: string, other: string) => ({
  ...literalFacts({ page: read(lang, `<h1>${slogan}</h1><p>${own}</p>`, '/') }),
  pages: [literalOther(path, { lang, open: openDaysOn(read(lang, other, path)) })],
})
const french = 'Lundi,Mardi,Mercredi,Jeudi,Vendredi,Samedi'.split(',')
const german = 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag'.split(',')
const spanish = 'Lunes,Martes,Miércoles,Jueves,Viernes,Sábado'.split(',')
const italian = 'Lunedì,Martedì,Mercoledì,Giovedì,Venerdì,Sabato'.split(',')
const english = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',')
const dutch = 'Maandag,Dinsdag,Woensdag,Donderdag,Vrijdag,Zaterdag'.split(',')
const polish = 'Poniedziałek,Wtorek,Środa,Czwartek,Piątek,Sobota'.split(',')
const on = (days: string[], hours: string): [string, string][] => days.map((day) => [day, hours])
const meals = '12 h–14 h et 19 h–22 h'
const closed: [string, string] = [
  'La cuisine du marché, midi et soir',
  'Une ardoise courte qui change chaque jour. Nous sommes ouverts du mardi au samedi, fermés le dimanche et le lundi.',
]
const access = (hours: string) => `<h1>Accès et horaires</h1>${hours}`
const openMonday = table(['Jour', 'Service'], ...on(french, meals), ['Dimanche', 'Fermé'])

judge(consistency, [
  ['a Monday closed and open', place('fr', closed, '/acces', access(openMonday)), 'fail', `“Lundi ${meals}” on /acces`],
  [
    'in German',
    place(
      'de',
      ['Küche vom Markt', 'Sonntags und montags ist geschlossen.'],
      '/anfahrt',
      `<h1>Öffnungszeiten</h1>${table(['Tag', 'Zeiten'], ...on(german, '12–22 Uhr'), ['Sonntag', 'geschlossen'])}`,
    ),
    'fail',
    'on /anfahrt',
  ],
  [
    'in Spanish',
    place(
      'es',
      ['Cocina de mercado', 'Cerramos: cerrado los lunes.'],
      '/horario',
      `<h1>Horario</h1>${table(['Día', 'Horas'], ...on(spanish, '10:00–20:00'), ['Domingo', 'cerrado'])}`,
    ),
    'fail',
  ],
  [
    'in Italian',
    place(
      'it',
      ['La cucina di mercato', 'Chiuso il lunedì.'],
      '/orari',
      `<h1>Orari</h1>${table(['Giorno', 'Orario'], ...on(italian, '10:00–20:00'), ['Domenica', 'chiuso'])}`,
    ),
    'fail',
  ],
  [
    'in English',
    place(
      'en',
      ['A kitchen for summer evenings', 'We’re closed on Mondays.'],
      '/visit',
      `<h1>Opening hours</h1>${table(['Day', 'Hours'], ...on(english, '12:00–22:00'), ['Sunday', 'closed'])}`,
    ),
    'fail',
  ],
  [
    'in Dutch',
    place(
      'nl',
      ['Keuken van de markt', 'Maandag gesloten.'],
      '/contact',
      `<h1>Openingstijden</h1>${table(['Dag', 'Tijden'], ...on(dutch, '12:00–22:00'), ['Zondag', 'gesloten'])}`,
    ),
    'fail',
  ],
  [
    'in Polish',
    place(
      'pl',
      ['Kuchnia na lato', 'W poniedziałek nieczynne.'],
      '/kontakt',
      `<h1>Godziny otwarcia</h1>${table(['Dzień', 'Godziny'], ...on(polish, '12:00–22:00'), ['Niedziela', 'zamknięte'])}`,
    ),
    'fail',
  ],
  [
    'a Monday closed twice',
    place(
      'fr',
      closed,
      '/acces',
      access(table(['Jour', 'Service'], ['Lundi', 'Fermé'], ...on(french.slice(1), meals), ['Dimanche', 'Fermé'])),
    ),
    'pass',
  ],
  ['a bar', place('fr', closed, '/acces', access(`<h2>Le bar</h2>${openMonday.replace('Service', 'Heures')}`)), 'pass'],
  ['a kitchen', place('fr', closed, '/acces', access(openMonday.replace('Service', 'Cuisine'))), 'pass'],
  ['a summer', place('fr', closed, '/acces', access(`<h2>En été</h2>${openMonday}`)), 'pass'],
  ['telephones', place('fr', closed, '/acces', access(`<h2>Téléphone</h2>${openMonday}`)), 'pass'],
  ['another branch', place('fr', closed, '/villeurbanne', `<h1>Villeurbanne</h1>${openMonday}`), 'pass'],
  [
    'two branches on one page',
    place('fr', closed, '/acces', access(`<h2>Lyon 7e</h2>${openMonday}<h2>Villeurbanne</h2>${openMonday}`)),
    'pass',
  ],
  [
    'a workshop',
    place(
      'de',
      ['Räder aus Kiel', 'Montags ist geschlossen.'],
      '/kontakt',
      `<h1>Öffnungszeiten</h1>${table(['Tag', 'Service'], ...on(german, '8–17 Uhr'))}`,
    ),
    'pass',
  ],
  [
    'a kitchen that’s closed',
    place(
      'en',
      ['Market food', 'The kitchen is closed on Mondays.'],
      '/visit',
      `<h1>Opening hours</h1>${table(['Day', 'Hours'], ...on(english, '12:00–22:00'), ['Sunday', 'closed'])}`,
    ),
    'pass',
  ],
  [
    'a day in winter',
    place(
      'en',
      ['Market food', 'In winter, we’re closed on Mondays.'],
      '/visit',
      `<h1>Opening hours</h1>${table(['Day', 'Hours'], ...on(english, '12:00–22:00'), ['Sunday', 'closed'])}`,
    ),
    'pass',
  ],
  [
    'one holiday',
    place(
      'en',
      ['Market food', 'Closed on Monday 25 December.'],
      '/visit',
      `<h1>Opening hours</h1>${table(['Day', 'Hours'], ...on(english, '12:00–22:00'), ['Sunday', 'closed'])}`,
    ),
    'pass',
  ],
])
