import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeBatch, encodeLine } from '../../../../../api/store/embedded/journal/line.ts'
import { contentOf, makeFolder, note, notesOf, openNotes, reopened } from './notes-database.ts'

const journal = (first: number) => `journal-${String(first).padStart(12, '0')}.ndjson`
const snapshot = (first: number) => `snapshot-${String(first).padStart(12, '0')}.ndjson`

/** Three batches in one journal: lines 2 to 4 under its header. */
async function makeJournal(): Promise<string> {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  for (const key of ['a', 'b', 'c']) await db.commit([note(key)])
  await db.close()
  return folder
}

/** A snapshot of batch 1, journals with batches 2, 3 and then 4 as a compaction leaves them that got no further than its journal. */
async function makeCompacted(): Promise<string> {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  await db.commit([note('a')])
  await db.compact()
  await db.commit([note('b')])
  await db.commit([note('c')])
  await db.close()
  const lines = await linesOf(folder, journal(2))
  await setLines(folder, journal(2), lines.slice(0, 3))
  await setLines(folder, journal(4), [
    encodeLine('{"slipway":"journal","version":1,"first":4}').toString(),
    encodeBatch(4, ['["notes","d",{"text":"d"}]']).toString(),
  ])
  return folder
}

const linesOf = async (folder: string, name: string) => (await readFile(join(folder, name), 'utf8')).split(/(?<=\n)/u)
const setLines = (folder: string, name: string, lines: string[]) => writeFile(join(folder, name), lines.join(''))

async function edit(folder: string, name: string, change: (lines: string[]) => string[]): Promise<void> {
  await setLines(folder, name, change(await linesOf(folder, name)))
}

async function expectRefusal(folder: string, message: string): Promise<void> {
  const before = await contentOf(folder)
  await expect(openNotes(folder)).rejects.toThrow(message)
  await expect(openNotes(folder)).rejects.toThrow('Nothing was changed. Restore the folder from a backup')
  expect(await contentOf(folder)).toEqual(before)
}

describe('a last line that is torn', () => {
  it('is cut wherever it was torn, and reported without guessing what it was', async () => {
    const folder = await makeJournal()
    const path = join(folder, journal(1))
    const whole = await readFile(path)
    const last = whole.lastIndexOf('\n', -2) + 1
    for (let length = last + 1; length < whole.length - 1; length += 1) {
      await writeFile(path, whole.subarray(0, length))
      const { notes, told } = await reopened(folder)
      expect(notes).toEqual({ a: 'a', b: 'b' })
      expect(told).toEqual([
        `${path}, line 4: the file ended with an incomplete line of ${length - last} bytes, which was removed. ` +
          'A crash during a write can cause this. If nothing crashed, check the disk.',
      ])
      expect(await readFile(path)).toEqual(whole.subarray(0, last))
    }
  })

  it.each([
    ['is missing', ''],
    ['was in a block that a power cut left empty', '\0'],
  ])('is kept if all of it is there and only its newline %s', async (_, ending) => {
    const folder = await makeJournal()
    const path = join(folder, journal(1))
    const whole = await readFile(path, 'latin1')
    await writeFile(path, whole.slice(0, -1) + ending)
    expect(await reopened(folder)).toEqual({
      notes: { a: 'a', b: 'b', c: 'c' },
      told: [`${path}, line 4: the missing newline at the end of the file was added. The line itself is complete.`],
    })
    expect(await readFile(path, 'latin1')).toBe(whole)
    const db = await openNotes(folder)
    await db.commit([note('d')])
    await db.close()
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b', c: 'c', d: 'd' }, told: [] })
  })

  it('is cut if a power cut left zeros in it, in any block', async () => {
    const folder = await makeJournal()
    const path = join(folder, journal(1))
    const whole = await readFile(path)
    const last = whole.lastIndexOf('\n', -2) + 1
    for (let from = last; from < whole.length - 8; from += 1) {
      const holed = Buffer.from(whole)
      holed.fill(0, from, from + 8)
      await writeFile(path, holed)
      expect((await reopened(folder)).notes).toEqual({ a: 'a', b: 'b' })
    }
  })

  it('is replaced by the next commit', async () => {
    const folder = await makeJournal()
    await edit(folder, journal(1), (lines) => [...lines.slice(0, 3), lines[3]?.slice(0, -9) ?? ''])
    const db = await openNotes(folder)
    await db.commit([note('d')])
    await db.close()
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b', d: 'd' }, told: [] })
  })

  it('needs no cut if it ends where the previous line does', async () => {
    const folder = await makeJournal()
    await edit(folder, journal(1), (lines) => lines.slice(0, 3))
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b' }, told: [] })
  })
})

describe('damage', () => {
  it('a changed byte is found anywhere', async () => {
    const folder = await makeCompacted()
    for (const name of [snapshot(2), journal(2), journal(4)]) {
      const whole = await readFile(join(folder, name))
      for (let offset = 0; offset < whole.length; offset += 1) {
        const flipped = Buffer.from(whole)
        flipped[offset] = (flipped[offset] ?? 0) ^ 0x20
        await writeFile(join(folder, name), flipped)
        await expect(openNotes(folder), `${name}, byte ${offset}`).rejects.toThrow(name)
        expect(await readFile(join(folder, name))).toEqual(flipped)
      }
      await writeFile(join(folder, name), whole)
    }
    expect((await reopened(folder)).notes).toEqual({ a: 'a', b: 'b', c: 'c', d: 'd' })
  })

  it.each<[string, (folder: string) => Promise<void>, string]>([
    [
      'a line twice',
      (folder) => edit(folder, journal(2), ([head = '', b = '', c = '']) => [head, b, b, c]),
      `${journal(2)}, line 3: found number 2 instead of 3`,
    ],
    [
      'the last line twice',
      (folder) => edit(folder, journal(4), ([head = '', d = '']) => [head, d, d]),
      `${journal(4)}, line 3: found number 4 instead of 5`,
    ],
    [
      'a line less',
      (folder) => edit(folder, journal(2), ([head = '', , c = '']) => [head, c]),
      `${journal(2)}, line 2: found number 3 instead of 2`,
    ],
    [
      'two lines exchanged',
      (folder) => edit(folder, journal(2), ([head = '', b = '', c = '']) => [head, c, b]),
      `${journal(2)}, line 2: found number 3`,
    ],
    [
      'an empty line',
      (folder) => edit(folder, journal(2), ([head = '', b = '', c = '']) => [head, b, '\n', c]),
      `${journal(2)}, line 3: the line is corrupt`,
    ],
    [
      'a torn line that is not the last',
      (folder) => edit(folder, journal(2), ([head = '', b = '', c = '']) => [head, b.slice(0, -9), c]),
      `${journal(2)}, line 2: the line is corrupt`,
    ],
    [
      'a torn line at the end of an earlier journal',
      (folder) => edit(folder, journal(2), ([head = '', b = '', c = '']) => [head, b, c.slice(0, -9)]),
      `${journal(2)}, line 3: the line is corrupt`,
    ],
    [
      'an earlier journal that ends early',
      (folder) => edit(folder, journal(2), ([head = '', b = '']) => [head, b]),
      `${journal(4)}: it starts at batch 4 instead of 3`,
    ],
    [
      'a torn header',
      (folder) => edit(folder, journal(4), ([head = '']) => [head.slice(0, -9)]),
      `${journal(4)}, line 1: the line is corrupt`,
    ],
    ['an empty journal', (folder) => edit(folder, journal(4), () => []), `${journal(4)}: the file is empty`],
    [
      'a later format',
      (folder) => edit(folder, journal(4), () => [encodeLine('{"slipway":"journal","version":2,"first":4}').toString()]),
      `${journal(4)}, line 1: the file has format 2, but this version of Slipway reads format 1`,
    ],
    [
      'another file under the name',
      (folder) => edit(folder, journal(4), () => [encodeLine('{"slipway":"snapshot","version":1,"first":4}').toString()]),
      `${journal(4)}, line 1: the file is not marked as a journal`,
    ],
    [
      'a file that was renamed',
      (folder) => rename(join(folder, journal(4)), join(folder, journal(5))),
      `${journal(5)}: it starts at batch 5 instead of 4`,
    ],
    [
      'a file that took the name of another',
      (folder) => edit(folder, journal(4), () => [encodeLine('{"slipway":"journal","version":1,"first":3}').toString()]),
      `${journal(4)}, line 1: the file starts at batch 3`,
    ],
    ['a missing journal behind the snapshot', (folder) => rm(join(folder, journal(2))), `${journal(2)}: the journal is missing`],
    ['a missing snapshot', (folder) => rm(join(folder, snapshot(2))), `${snapshot(2)}: the snapshot before the journals is missing`],
    [
      'a snapshot without its end',
      (folder) => edit(folder, snapshot(2), (lines) => lines.slice(0, -2)),
      `${snapshot(2)}: the snapshot has no end`,
    ],
    [
      'a snapshot that goes on',
      (folder) => edit(folder, snapshot(2), (lines) => [...lines, lines[1] ?? '']),
      `${snapshot(2)}, line 4: the snapshot continues after its end`,
    ],
    [
      'a snapshot with a slice less',
      (folder) => edit(folder, snapshot(2), ([head = '', , end = '']) => [head, end]),
      `${snapshot(2)}, line 2: found number 1 instead of 0`,
    ],
    [
      'a torn snapshot',
      (folder) => edit(folder, snapshot(2), ([head = '', slice = '']) => [head, slice.slice(0, -9)]),
      `${snapshot(2)}, line 2: the line is corrupt`,
    ],
    ['an empty snapshot', (folder) => edit(folder, snapshot(2), () => []), `${snapshot(2)}: the snapshot has no end`],
  ])('%s is refused, and left unchanged', async (_, damage, message) => {
    const folder = await makeCompacted()
    await damage(folder)
    await expectRefusal(folder, message)
  })
})

describe('the leftovers of an interrupted compaction', () => {
  it('temporary files and files replaced by the newest snapshot are removed, other files are not', async () => {
    const folder = await makeCompacted()
    const current = await contentOf(folder)
    await writeFile(join(folder, journal(1)), 'left over')
    await writeFile(join(folder, snapshot(1)), 'left over')
    await writeFile(join(folder, `${snapshot(4)}.tmp`), 'begun')
    await writeFile(join(folder, `${journal(5)}.tmp`), 'begun')
    const foreign = { 'auth-secret': 'key', 'notes.json.tmp': 'not ours' }
    for (const [name, content] of Object.entries(foreign)) await writeFile(join(folder, name), content)
    expect((await reopened(folder)).notes).toEqual({ a: 'a', b: 'b', c: 'c', d: 'd' })
    expect(await contentOf(folder)).toEqual({ ...current, ...foreign })
  })

  it('a new, still empty journal is continued', async () => {
    const folder = await makeCompacted()
    await edit(folder, journal(4), ([head = '']) => [head])
    const db = await openNotes(folder)
    await db.commit([note('e')])
    await db.close()
    expect(notesOf(db)).toEqual({ a: 'a', b: 'b', c: 'c', e: 'e' })
    expect(await reopened(folder)).toEqual({ notes: { a: 'a', b: 'b', c: 'c', e: 'e' }, told: [] })
  })
})

it('an empty folder is an empty store', async () => {
  expect(await reopened(await makeFolder())).toEqual({ notes: {}, told: [] })
})

it('lines longer than the read buffer come back complete', async () => {
  const folder = await makeFolder()
  const db = await openNotes(folder)
  const text = 'ü€😀"\\\n\u0000\u2028'.repeat(200_000)
  await db.commit([note('a', text), note('\u0000 "key"\n', 'b'), note('__proto__', 'c')])
  await db.commit([note('d')])
  await db.close()
  const again = await openNotes(folder)
  expect(again.state.get('notes', 'a')?.text === text).toBe(true)
  expect(again.state.get('notes', '\u0000 "key"\n')).toEqual({ text: 'b' })
  expect(again.state.get('notes', '__proto__')).toEqual({ text: 'c' })
})
