import { weekdays } from '../../../../../shared/audit/checks/page/weekdays.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const saying = (text: string, lang = 'en') =>
  localFacts(readPage(`<html lang="${lang}"><title>Tidewatch</title><body><p>${text}</p></body>`, { url: 'https://tidewatch.dev/' }))

judge(weekdays, [
  ['no date', saying('Open from Monday to Friday'), 'pass'],
  ['a day that no month has', saying('The webinar is on February 30, 2027.'), 'fail', '“February 30, 2027”'],
  ['a German one', saying('Am 31. November um acht', 'de'), 'fail'],
  ['a leap day', saying('February 29, 2028, and 29 February'), 'pass'],
  ['a leap day of another year', saying('February 29, 2027'), 'fail'],
  ['a month and a year', saying('In May 2031, and March 31.'), 'pass'],
  ['a span that ends before it begins', saying('Beta from December 20 to December 5.'), 'fail', 'December 20 to December 5'],
  ['a span over the new year', saying('From December 20 to January 5.'), 'pass'],
  ['a span', saying('20 May – 3 June 2027'), 'pass'],
  ['times that end before they begin', saying('From 4:00 pm to 2:30 pm'), 'fail', '“4:00 pm to 2:30 pm”'],
  ['on 24 hours', saying('16:00–14:30'), 'fail'],
  ['a night', saying('18:00–03:00, or 10:00 pm to 6:00 am'), 'pass'],
  ['half a day', saying('11:00–5:30'), 'pass'],
  ['a date with its weekday', saying('We meet on Saturday, 13 March 2027, at nine.'), 'pass'],
  ['a date with another', saying('We meet on <b>Thursday</b>, 13 March 2027.'), 'fail', '“Thursday, 13 March 2027” is a Saturday.'],
  ['the month before the day', saying('Friday, April 3rd, 2026'), 'pass'],
  ['the month before another day', saying('Thu, Apr 3rd, 2026'), 'fail', 'is a Friday'],
  ['German', saying('Am Dienstag, dem 5. Mai 2026, in Kiel', 'de'), 'pass'],
  ['German, another', saying('Mo., 5. Mai 2026', 'de'), 'fail', '“Mo., 5. Mai 2026” is a Tuesday (Dienstag).'],
  ['Spanish', saying('miércoles 6 de mayo de 2026', 'es'), 'pass'],
  ['Spanish, another', saying('Jueves 6 de mayo de 2026', 'es'), 'fail', 'is a Wednesday (miércoles)'],
  ['French', saying('le mercredi 6 mai 2026', 'fr'), 'pass'],
  ['French, another', saying('le lundi 6 mai 2026', 'fr'), 'fail', 'mercredi'],
  ['Polish, another', saying('w piątek, 6 maja 2026', 'pl'), 'fail', 'środa'],
  ['Japanese', saying('2026年5月6日（水）', 'ja'), 'pass'],
  ['Japanese, another', saying('2026年5月6日（金）', 'ja'), 'fail', 'Wednesday (水曜日)'],
  ['Korean, another', saying('2026년 5월 6일(금)', 'ko'), 'fail', 'Wednesday'],
  ['a short name in brackets', saying('The next evening (Thu 13 March 2027) is free.'), 'fail', 'is a Saturday'],
  ['a newspaper', saying('“Tides for all”, The Sun, 12 March 2024'), 'pass'],
  ['a person', saying('Wei Sun, 3 May 2024'), 'pass'],
  ['a person by the first name', saying('Tor, 12. mai 2024', 'nb'), 'pass'],
  ['a person, in Norwegian', saying('Anna Tor 12. mai 2024', 'nb'), 'pass'],
  ['a person, in Spanish', saying('Mar, 12 de junio de 2024', 'es'), 'pass'],
  ['a person, in French', saying('Sam, 13 mai 2024', 'fr'), 'pass'],
  ['a date without a year', saying('Thursday, 13 March'), 'pass'],
  ['days of a range', saying('Thursday to Saturday, 12 March 2027 to 14 March 2027'), 'pass'],
  ['weekdays from a day on', saying('Monday to Friday, 2 May 2026 onwards'), 'pass'],
  ['every week from a day on', saying('Every Friday, 2 May 2026 to 1 June 2026'), 'pass'],
  ['several days', saying('Friday 12–14 March 2027'), 'pass'],
  ['a day that doesn’t exist', saying('Friday 31 February 2027'), 'fail'],
])
