import type { Launch } from '../../domain/launch/launch.ts'
import type { Finders } from '../../ports/store.ts'

/** The launches that an account makes, as their lead or with others. */
export async function listMade({ get, list }: Pick<Finders, 'get' | 'list'>, accountId: string): Promise<Launch[]> {
  const joined = (await list('coMakers', 'accountId', accountId)).filter(({ state }) => state === 'joined')
  const others = await Promise.all(joined.map(({ launchId }) => get('launches', launchId)))
  return [...(await list('launches', 'ownerId', accountId)), ...others.filter((launch) => launch !== null)]
}
