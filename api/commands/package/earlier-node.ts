import { setMaxListeners } from 'node:events'

// Node 20 lacks these. The package is the only part that runs there.

// It also warns about signals with more than ten listeners, as an audit of a site with many files has.
setMaxListeners(0)

const parse = (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null)

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

const add = (builtIn: object, name: string, lacking: unknown) => {
  if (!(name in builtIn)) Object.assign(builtIn, { [name]: lacking })
}
add(URL, 'parse', parse)
add(Map, 'groupBy', groupBy)
add(Object, 'groupBy', <Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => PropertyKey) =>
  Object.fromEntries(groupBy(items, keyOf)),
)
