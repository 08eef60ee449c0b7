import { expect, it } from 'vitest'
import { perOf } from '../../../../shared/audit/words/claims/amounts.ts'

it.each([
  [' per person and month', 'month person'],
  ['/seat/mo', 'month person'],
  [' pro Nutzer und Monat', 'month person'],
  [' die Stunde', 'hour'],
  [' den Monat', 'month'],
  [' по месяцам', ''],
  [' в мес.', 'month'],
  [' в месяц', 'month'],
  [' за место', ''],
  [' za miesiąc', 'month'],
  [' za mies.', 'month'],
  [' za mieszkanie', ''],
  [' за час', 'hour'],
  [' за часть', ''],
  [' par litre', 'measure'],
  [' par lit', ''],
  [' par annonce', ''],
  [' all’anno', 'year'],
  [' za den', 'day'],
  [' za den a osobu', 'day person'],
  [' za litr', 'measure'],
  [' za miesiac', 'month'],
  [' i den lille pakke', ''],
  [' por persona', 'person'],
  [' pro Pers.', 'person'],
  [' por persiana', ''],
])('a price%s', (rest, per) => {
  expect(perOf({ rest }).per).toBe(per)
})
