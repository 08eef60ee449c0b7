import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const said = (lang: string, html: string) =>
  literalFacts({ page: readPage(`<html lang="${lang}"><title>Acme</title><h1>Acme</h1>${html}`, { url: 'https://acme.dev/' }) })
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const bakery = (foot: string) =>
  said(
    'pl',
    `<h2>Godziny otwarcia</h2>${list('Poniedziałek–piątek: 6:00–18:00', 'Sobota: 7:00–14:00', 'Niedziela: zamknięte')}
    <footer><p>ul. Mostowa 19 · tel. 56 622 90 41 · ${foot}</p></footer>`,
  )
const werk = (text: string) =>
  said('de', `<h2>Öffnungszeiten</h2>${list('Mo. – Fr. 9–18 Uhr', 'Sa. 10–14 Uhr', 'So. geschlossen')}<p>${text}</p>`)
const tienda = (text: string) =>
  said('es', `<h2>Horario</h2>${list('lun. – vie. 9:00–18:00', 'sáb. 10:00–14:00', 'dom. cerrado')}<p>${text}</p>`)

// Days as they are shortened, with dots, and hours in one line with an address.
judge(consistency, [
  ['a line below, in Polish', bakery('Otwarte pon.–pt. 6:00–18:00, sobota i niedziela: zamknięte'), 'fail', 'Sobota: 7:00–14:00'],
  ['a line below that agrees', bakery('Otwarte pon.–pt. 6:00–18:00, sob. 7:00–14:00, niedziela: zamknięte'), 'pass'],
  ['a line without hours', bakery('Przystanek Mostowa, tramwaje 1, 3 i 5'), 'pass'],
  ['in German', werk('Geöffnet Mo.–Sa. 9–18 Uhr, sonntags geschlossen.'), 'fail'],
  ['that agree in German', werk('Geöffnet Mo.–Fr. 9–18 Uhr, Sa. 10–14 Uhr.'), 'pass'],
  ['that agree in Spanish', tienda('Abierto lun.–vie. 9:00–18:00, sáb. 10:00–14:00.'), 'pass'],
])
