import { expect, it } from 'vitest'
import { fileFault } from '../../../api/crawler/collect/links.ts'

const calendar = (event: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n${event}END:VEVENT\r\nEND:VCALENDAR\r\n`
const archive = 'PK\u0003\u0004tides PK\u0005\u0006' + '\0'.repeat(18)

it.each([
  ['/a.pdf', '', 'the file is empty'],
  ['/a.pdf', '<html>', 'the file isn’t a PDF'],
  ['/a.pdf', '%PDF-1.7 tides', 'the file is cut off'],
  ['/a.pdf', '%PDF-1.7 tides\n%%EOF\n', null],
  ['/a.zip', 'tides', 'the file isn’t a ZIP archive'],
  ['/a.zip', 'PK\u0003\u0004tides', 'the file is cut off'],
  ['/a.zip', `PK\u0005\u0006${'\0'.repeat(18)}`, 'the file is empty'],
  ['/a.zip', archive, null],
  ['/a.docx', archive, null],
  ['/a.ics', '<html>', 'the file isn’t a calendar'],
  ['/a.ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n', 'the file is cut off'],
  ['/a.ics', calendar('SUMMARY:Launch\r\n'), 'its event has no date'],
  ['/a.ics', calendar('DTSTART:20261201T090000Z\r\n'), null],
  ['/a.vcf', 'BEGIN:VCARD\nFN:Anna\n', 'the file isn’t a whole contact card'],
  ['/a.vcf', 'BEGIN:VCARD\nFN:Anna\nEND:VCARD\n', null],
  ['/a.csv', '', null],
])('%s with %j: %s', (path, text, fault) => {
  expect(fileFault(path, Buffer.from(text, 'latin1'))).toBe(fault)
})
