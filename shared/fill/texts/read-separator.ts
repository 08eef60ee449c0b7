import type { ControlTexts } from './control-texts.ts'

const said: readonly [pattern: RegExp, separator: string][] = [
  [
    /semi-?colons?|strichpunkt|semikolon|point-virgule|punto y coma|ponto e v[ií]rgula|punto e virgola|puntkomma|średnik|точк\p{L}* с запятой|分号|分號|セミコロン|세미콜론/iu,
    '; ',
  ],
  [/\b(?:pipes?|vertical bars?)\b|[“”"'`«(]\|[“”"'`»)]|separa\p{L}* (?:by|with|por|con|par) \|/iu, ' | '],
  [
    /\b(?:(?:one|each)\b.{0,24} (?:per|on a new|on its own|on a separate) line|new ?lines?|line breaks?|zeilenumbr\p{L}*|(?:eine?|ein) .{0,16}pro zeile|une? .{0,16}par ligne|uno? .{0,16}por l[ií]nea|uma? .{0,16}por linha)\b|每行一[个個]|一行[に一]|줄바꿈/iu,
    '\n',
  ],
  [/\bspace[- ]separated|separated by (?:a )?spaces?\b|durch leerzeichen|空格分隔|スペース区切り/iu, ' '],
]
const commas = /comma|komma|virgul|v[ií]rgula|\bcoma|przecin|запят|逗号|逗號|カンマ|콤마|쉼표/iu

/** The separator that the page asks for between the entries of a list. A comma if it doesn’t say, or lets people choose. */
export function readSeparator(
  { placeholder, hint, labelHint }: Pick<ControlTexts, 'placeholder' | 'hint' | 'labelHint'>,
  label: string,
): string {
  const text = [label, labelHint, hint, placeholder].join(' ')
  const [pattern, separator] = said.find(([pattern]) => pattern.test(text)) ?? []
  if (pattern === undefined || separator === undefined) return ', '
  // “Komma” is part of many words for a semicolon.
  return commas.test(text.replace(pattern, ' ')) ? ', ' : separator
}
