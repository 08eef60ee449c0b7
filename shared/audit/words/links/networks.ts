import written from './networks.json' with { type: 'json' }

const tableOf = (patterns: Record<string, string>) =>
  Object.entries(patterns).map(([name, source]): [string, RegExp] => [name, new RegExp(source)])

const nameIn =
  (table: ReturnType<typeof tableOf>) =>
  (text: string): string | null =>
    table.find(([, pattern]) =>
      pattern.test(
        text
          .trim()
          .toLowerCase()
          .replace(/^www\./, ''),
      ),
    )?.[0] ?? null

/** The network that a host or a link’s whole text names. */
export const networkOf = nameIn(tableOf(written.networks))
/** The store that a host or a link’s text names. */
export const storeOf = nameIn(tableOf(written.stores))
