import type { Client } from 'pg'
import { nameKey, urlKey } from '../../../../api/domain/duplicates.ts'
import { addDays } from '../../../../api/domain/launch-plan.ts'
import type { LiveLaunch } from '../../../../api/domain/launch.ts'
import { searchText } from '../../../../api/domain/matching.ts'
import { placeOf } from '../../../../api/store/postgres/live-place.ts'
import { tokensOf } from '../../../../api/store/postgres/tokens.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const wordsOf = (text: string) => text.split(' ')
const verbs = wordsOf('manage build review plan track share export import draft print sort find')
const nouns = wordsOf('teams files invoices photos recipes tickets orders letters 時計 お茶 notes maps')
const people = wordsOf('teachers farmers sailors nurses clubs makers bakers editors')
const categories = wordsOf('home work finance design education games music travel')

/** Digits as letters, so that a word is of letters only and no other launch has it. */
const coined = (at: number) =>
  `zu${Array.from(at.toString(12).padStart(5, '0'), (digit) => 'bcdfghklmnpr'[Number.parseInt(digit, 12)]).join('')}`

/** A live launch among many: its words are common, but for a coined one; the newest has the smallest number. */
export function launchAt(at: number): LiveLaunch {
  const pick = (from: string[], step: number) => from[Math.floor(at / step) % from.length] ?? ''
  const [verb, noun, reader] = [pick(verbs, 1), pick(nouns, 5), pick(people, 7)]
  return liveLaunch({
    slug: `${noun === '時計' || noun === 'お茶' ? 'jp' : noun}-${coined(at)}`,
    name: `${noun} ${coined(at)}`,
    tagline: `The place to ${verb} ${noun} for ${reader}`,
    description: `With it you ${verb} your ${noun} every day, and ${reader} find the way to ${pick(verbs, 3)} ${pick(nouns, 11)}.`,
    url: `https://${coined(at)}.example/`,
    categories: [pick(categories, 2)],
    launchDate: addDays('2026-03-02', -Math.floor(at / 20)),
  })
}

/** Fills empty tables many times faster than the store would: the index of words is made when all of them are there. */
export async function fillCatalog(client: Client, size: number): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(`select pg_get_indexdef('"liveLaunches_words"'::regclass) as definition`)
  await client.query('drop index "liveLaunches_words"')
  for (let from = 0; from < size; from += 2000) {
    const records = Array.from({ length: Math.min(2000, size - from) }, (_, at) => {
      const launch = launchAt(from + at)
      const text = searchText(launch)
      const keys = { urlKey: urlKey(launch.url), nameKey: nameKey(launch.name) }
      return { id: launch.id, data: launch, ...keys, place: placeOf(launch), searchText: text, tokens: tokensOf(text, launch.categories) }
    })
    await client.query(
      `with added as (select * from json_to_recordset($1)
         as added (id text, data json, "urlKey" text, "nameKey" text, place text, "searchText" text, tokens json)),
       stored as (insert into launches (id, data, status, "urlKey", "nameKey") select id, data, 'live', "urlKey", "nameKey" from added),
       held as (insert into "launchAddresses" select data ->> 'slug', id from added)
       insert into "liveLaunches" select id, place, "searchText", array(select json_array_elements_text(tokens)) from added`,
      [JSON.stringify(records)],
    )
  }
  await client.query(rows[0]?.definition ?? '')
  await client.query('analyze')
}
