import { formInput } from '../../../../../shared/audit/checks/page/form-input.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const form = (fields: string) => page(`<form action="/send" method="post">${fields}<button>Send</button></form>`)
const field = (label: string, attributes: string) => form(`<label>${label} <input name="field" ${attributes}></label>`)
const dated = (label: string, attributes: string) =>
  literalFacts({ page: form(`<label>${label} <input type="date" name="day" ${attributes}></label>`).page })

const visit = (label: string, more: string) =>
  literalFacts({
    page: form(
      `<label>${label} <input type="date" name="a" min="2025-01-01" max="2025-12-31"></label>${more}<input type="email" name="email">`,
    ).page,
  })
const booked = (button: string, more = '', title = 'Casa Almadraba') =>
  literalFacts({
    page: page(
      `<main><h1>${title}</h1><form action="/send" method="post"><label>Fecha <input type="date" name="fecha" min="2024-01-01" max="2024-12-31"></label>${more}<input type="email" name="correo"><button>${button}</button></form></main>`,
    ).page,
  })
const limits = 'type="date" min="2024-04-01" max="2025-12-31"'
const unsent = literalFacts({ page: page(`<form><label>Arrival <input ${limits}></label><button type="button">Show</button></form>`).page })

judge(formInput, [
  [
    'days that are over',
    dated('Arrival', 'min="2024-04-01" max="2025-12-31"'),
    'fail',
    'only days in the past: “Arrival: until 2025-12-31”',
  ],
  ['days to come', dated('Arrival', 'min="2024-04-01" max="2027-12-31"'), 'pass'],
  ['days from the past on', dated('Arrival', 'min="2024-04-01"'), 'pass'],
  ['days that are over, in German', dated('Wunschtermin', 'min="2025-01-01" max="2025-12-31"'), 'fail'],
  ['days that are over, in Spanish', dated('Fecha de entrega', 'min="2025-01-01" max="2025-12-31"'), 'fail'],
  ['days that are over, in French', dated('Jour souhaité', 'min="2025-01-01" max="2025-12-31"'), 'fail'],
  ['a season that is over', dated('Fecha de la reserva', 'max="2025-10-31"'), 'fail', 'until 2025-10-31'],
  ['a visit in a year that is over', dated('Dzień wizyty', 'min="2025-01-01" max="2025-12-31"'), 'fail', 'until 2025-12-31'],
  ['feedback on a visit', dated('Visit date (for your feedback)', 'max="2025-10-31"'), 'pass'],
  ['the latest day of birth', dated('Fecha de nacimiento (reserva)', 'max="2008-10-31"'), 'pass'],
  ['days that are over, which the button books', booked('Pedir la reserva'), 'fail', 'Fecha: until 2024-12-31'],
  ['days that are over, on a page for bookings', booked('Enviar', '', 'Reservas'), 'fail', 'Fecha: until 2024-12-31'],
  ['days of who knows what', booked('Enviar'), 'pass'],
  ['the day of an accident, beside a booking', booked('Reservar una revisión', '<p>Fecha del siniestro</p>'), 'pass'],
  ['days of records', dated('End date', 'min="2020-01-22" max="2023-03-09"'), 'pass'],
  ['days of a stay', dated('Date of your stay', 'min="2024-01-01" max="2025-12-31"'), 'pass'],
  ['the last booking', dated('Date of your last booking', 'min="2024-01-01" max="2025-12-31"'), 'pass'],
  ['days of a form that isn’t sent', unsent, 'pass'],
  ['days of birth', dated('Date of birth', 'min="2003-01-01" max="2007-12-31"'), 'pass'],
  ['many years', dated('Day', 'min="1920-01-01" max="2008-12-31"'), 'pass'],
  ['days that are over, in Polish', dated('Data przyjazdu', 'min="2025-01-01" max="2025-12-31"'), 'fail'],
  ['days that are over, in Japanese', dated('予約日', 'min="2025-01-01" max="2025-12-31"'), 'fail'],
  ['the day of a purchase, in Dutch', dated('Aankoopdatum (levering)', 'min="2025-01-01" max="2025-12-31"'), 'pass'],
  ['days that are over, with a time', visit('Päivä', '<input type="time" name="t" aria-label="Kello">'), 'fail', 'Päivä: until 2025-12-31'],
  ['two days of an archive', visit('Od', '<input type="date" name="b" aria-label="Do" max="2025-12-31">'), 'pass'],
  ['a day of an incident, with a time', visit('Dia', '<p>Comunicar um acidente</p><input type="time" name="t" aria-label="Hora">'), 'pass'],
  ['the day of a delivery that has been', dated('Delivered on', 'min="2025-01-01" max="2025-12-31"'), 'pass'],
  ['a day that is over, by itself', visit('Dan', ''), 'pass'],
  ['a day of birth with a time', visit('Syntymäaika', '<input type="time" name="t" aria-label="Kello">'), 'pass'],
  ['no month at all', field('Mese', 'type="month" min="2027-02" max="2026-12"'), 'fail', 'leave no valid value: “Mese”'],
  ['a night shift', field('Orario', 'type="time" min="22:00" max="06:00"'), 'pass'],
  ['no day at all', dated('Arrival', 'min="2027-12-31" max="2027-01-01"'), 'fail', 'Arrival'],
])
