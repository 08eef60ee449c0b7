import { readFileSync, writeFileSync } from 'node:fs'

/** The list’s heading in `test/README.md`; its lines follow to the end of the page. */
const heading = '## Flaky tests'

/** A line: the test, then the cause, or until it is found the day the test was last seen to fail. */
const form = /^- `(?<file>test\/[^`]+)` (?<title>.+): (?:seen \d{4}-\d\d-\d\d|cause: .{20,})$/

export type FlakyTest = { file: string; title: string }

const startOf = ({ file, title }: FlakyTest): string => `- \`${file}\` ${title.replaceAll(/\s+/g, ' ')}: `

export const flakyLine = (test: FlakyTest, day: string): string => `${startOf(test)}seen ${day}`

/** The list with the test’s line: a known cause stays, a day becomes the new one. */
export function withFlaky(page: string, test: FlakyTest, day: string): string {
  const lines = page.trimEnd().split('\n')
  if (!lines.includes(heading)) lines.push('', heading, '')
  const at = lines.findIndex((line) => line.startsWith(startOf(test)))
  if (at === -1) lines.push(flakyLine(test, day))
  else if (!lines[at]?.includes(': cause: ')) lines[at] = flakyLine(test, day)
  return `${lines.join('\n')}\n`
}

export const withoutFlakyList = (page: string): string => page.split(`${heading}\n`)[0] ?? page

/** The lines of the list that aren’t of its form, and those of files that are gone. */
export function faultyLines(page: string, isFile: (file: string) => boolean): string[] {
  const [, list = ''] = page.split(`${heading}\n`)
  return list.split('\n').filter((line) => line.startsWith('-') && !isFile(form.exec(line)?.groups?.['file'] ?? ''))
}

/** Writes the line where it can: a run’s files may be read-only. */
export function noteFlaky(place: string, test: FlakyTest, day: string): boolean {
  try {
    const page = readFileSync(place, 'utf8')
    const isNew = !page.includes(startOf(test))
    writeFileSync(place, withFlaky(page, test, day))
    return isNew
  } catch {
    return true
  }
}
