import { encodeCursor } from '../../../api/domain/search/cursor.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { bytesOf, type Ask } from '../load.ts'

export const size = 10_000
/** Addresses that requests come from, each with a quota of its own. */
const addresses = 1000
/** The launches that are voted on first, as on a launch day. */
const pageLength = 10

/** A kind of request. `asking` gives the bytes of one after the other, in all windows together. */
export type Kind = { id: string; what: string; asking: () => Buffer }

/** The kinds that are measured, asked for by people who sent these cookies where they have to be signed in. */
export function kindsOf(cookies: readonly string[]): Kind[] {
  const launches = catalogLaunches(size)
  const slugAt = (index: number) => launches[index % size]?.slug ?? ''
  const repeated = (id: string, what: string, ask: Ask): Kind => {
    const requests = Array.from({ length: addresses }, (_, index) => bytesOf(from(index, ask)))
    return { id, what, asking: inTurn((index) => requests[index % addresses] ?? Buffer.alloc(0)) }
  }
  const vote = (index: number): Ask => {
    const headers = { Cookie: cookies[index % cookies.length] ?? '', 'Content-Type': 'application/x-www-form-urlencoded' }
    return { path: `/launches/${slugAt(Math.floor(index / cookies.length))}/upvote/`, headers, body: '' }
  }
  const fresh = (index: number): Ask => {
    const launch = launches[(index * pageLength) % (size - pageLength)]
    if (launch === undefined) throw new Error('There is no such page.')
    const cursor = encodeCursor(launch, { words: [], category: null })
    return { path: `/api/v1/products/?cursor=${cursor}&turn=${Math.floor((index * pageLength) / (size - pageLength))}` }
  }
  const views = [page('/'), page(`/launches/${slugAt(0)}/`), { path: '/api/v1/products/' }]
  const votes = inTurn((index) => bytesOf(vote(size * cookies.length - 1 - index)))
  return [
    repeated('read', 'A list of launches (API), kept', { path: '/api/v1/products/' }),
    repeated('home', 'The home page, signed out, kept', page('/')),
    repeated('launch', 'A launch page, signed out, kept', page(`/launches/${slugAt(0)}/`)),
    { id: 'new', what: 'A list that nobody asked for before', asking: inTurn((index) => bytesOf(from(index, fresh(index)))) },
    {
      id: 'page',
      what: 'A launch page that nobody asked for before',
      asking: inTurn((index) => bytesOf(from(index, page(`/launches/${slugAt(index)}/?turn=${Math.floor(index / size)}`)))),
    },
    {
      id: 'member',
      what: 'A launch page, signed in',
      asking: inTurn((index) => bytesOf(page(`/launches/${slugAt(index)}/`, { Cookie: cookies[index % cookies.length] ?? '' }))),
    },
    { id: 'vote', what: 'A vote', asking: inTurn((index) => bytesOf(vote(index))) },
    {
      id: 'mixed',
      what: 'Pages and lists, signed out, with a vote among every 100',
      asking: inTurn((index) => (index % 100 === 0 ? votes() : bytesOf(from(index, views[index % views.length] ?? page('/'))))),
    },
  ]
}

function inTurn(requestAt: (index: number) => Buffer): () => Buffer {
  let index = 0
  return () => requestAt(index++)
}

/** As a browser asks for a page. */
const page = (path: string, headers: Record<string, string> = {}): Ask => ({
  path,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers },
})

/** As it comes through a proxy from one of many addresses. */
function from(index: number, { headers, ...ask }: Ask): Ask {
  const at = index % addresses
  return { ...ask, headers: { ...headers, 'X-Forwarded-For': `10.0.${Math.floor(at / 250)}.${(at % 250) + 1}` } }
}
