import { textsOf } from './texts.ts'

/** JSON values of about so many bytes, as text: what JSON.stringify never writes is among them. */
export function valuesOf(bytes: number): [name: string, json: string][] {
  const many = (piece: string, spare = 2) => piece.repeat(Math.floor((bytes - spare) / piece.length))
  const list = (item: string) => `[${many(`${item},`)}${item}]`
  return [
    ['numbers', list('1')],
    ['nulls', list('null')],
    ['empty texts', list('""')],
    ['texts', list('"a"')],
    ['unknown words', list('"abcdefgh"')],
    ['empty lists', list('[]')],
    ['empty objects', list('{}')],
    ['lists in lists', '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
    ['objects in objects', `${'{"a":'.repeat(Math.floor(bytes / 6))}1${'}'.repeat(Math.floor(bytes / 6))}`],
    ['lists that branch', branching(bytes)],
    ['keys', `{${Array.from({ length: bytes / 12 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['numbered keys', `{${Array.from({ length: bytes / 14 }, (_, index) => `"${(index * 7919) % 4294967291}":1`).join(',')}}`],
    ['one key repeated', `{${many('"a":1,', 12)}"a":1}`],
    ['__proto__ repeated', `{${many('"__proto__":{},', 22)}"a":1}`],
    ['a long key', `{"${'k'.repeat(bytes - 8)}":1}`],
    ['a long number', '9'.repeat(bytes)],
    ['a long fraction', `0.${'9'.repeat(bytes - 2)}`],
    ['escapes', `"${many('\\u0041')}"`],
    ['lone surrogates', `"${many('\\ud800')}"`],
    ['a list of one long text', `[${JSON.stringify('x'.repeat(bytes - 4))}]`],
    ...textsOf(bytes).map(([name, text]): [string, string] => [name, fitted(text, bytes)]),
  ]
}

/** As JSON, escapes are longer than what they stand for. */
function fitted(text: string, bytes: number): string {
  const json = JSON.stringify(text)
  const size = Buffer.byteLength(json)
  return size <= bytes ? json : JSON.stringify(text.slice(0, Math.floor((text.length * bytes) / size) - 2).toWellFormed())
}

function branching(bytes: number): string {
  let json = '[1,1]'
  while (json.length * 2 + 3 < bytes) json = `[${json},${json}]`
  return json
}
